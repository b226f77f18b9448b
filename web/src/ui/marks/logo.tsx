/** The six bars of the mark: a P in plan, and the square. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 36.5 32" aria-hidden="true" fill="currentColor">
      <rect width="6.5" height="32" />
      <rect x="8" width="8.5" height="6.5" />
      <rect x="18" width="6.5" height="9.25" />
      <rect x="18" y="10.75" width="6.5" height="9.25" />
      <rect x="8" y="13.5" width="8.5" height="6.5" />
      <rect className="square" x="27" y="22.5" width="9.5" height="9.5" />
    </svg>
  );
}
