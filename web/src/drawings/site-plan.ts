import { northArrow } from './annotation';
import { ACCENT, TINT } from './ink';

/** A plot with contour lines, the building, trees and the north arrow. */
export function sitePlan(x: number, y: number, width: number, height: number): string {
  const contours = [0, 1, 2, 3, 4, 5].map(
    (i) =>
      `<path d="M${x} ${y + height * 0.25 + i * 24}C${x + width * 0.3} ${y + i * 24 - 10} ${x + width * 0.55} ${y + height * 0.5 + i * 20} ${x + width} ${y + height * 0.12 + i * 26}" stroke="${ACCENT}" stroke-width="${i % 3 ? 0.6 : 1.1}" opacity=".8"/>`,
  );
  const trees = `M${x + 170} ${y + 112}a10 10 0 1 0 .1 0M${x + 196} ${y + 84}a8 8 0 1 0 .1 0M${x + 56} ${y + 124}a9 9 0 1 0 .1 0`;
  return [
    ...contours,
    `<path d="M${x + 30} ${y + 26}l${width - 90} -8l34 ${height - 60}l-${width - 70} 26z" stroke-dasharray="12 3 2 3" stroke-width="1.2" fill="none"/>`,
    `<path d="M${x + 76} ${y + 56}l70 -5l4 52l-34 3l-1 -16l-36 3z" fill="${TINT}" stroke-width="1.6"/>`,
    `<path d="${trees}" stroke-width=".9"/>`,
    northArrow(x + width - 14, y + 26, 10),
  ].join('');
}
