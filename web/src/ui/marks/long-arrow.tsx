/** The dimension arrow of main buttons. */
export const LongArrow = () => (
  <svg className="long-arrow" viewBox="0 0 28 10" aria-hidden="true">
    <path d="M0 5H24" />
    <path d="M20 1l5 4-5 4" />
  </svg>
);
