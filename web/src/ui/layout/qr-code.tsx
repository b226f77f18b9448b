/** The white border that readers need, in modules (ISO/IEC 18004). */
const QUIET = 4;

/** A QR code, dark on white in every look. @param rows rows of modules, `1` dark */
export function QrCode({ rows, label }: { rows: readonly string[]; label: string }) {
  const size = rows.length + 2 * QUIET;
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={rows.map(runsOf).join('')} />
    </svg>
  );
}

/** Returns the dark runs of a row as rectangles. */
const runsOf = (row: string, y: number): string =>
  [...row.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index + QUIET} ${y + QUIET}h${run.length}v1h-${run.length}z`).join('');
