import type { Sheet } from './sheet';
import { ink } from './text-style';

/** Five wall segments that read as a P in plan, and the square, on a field of 36.5 × 32. */
const bars = [
  [0, 0, 6.5, 32],
  [8, 0, 8.5, 6.5],
  [18, 0, 6.5, 9.25],
  [18, 10.75, 6.5, 9.25],
  [8, 13.5, 8.5, 6.5],
  [27, 22.5, 9.5, 9.5],
] as const;
const FIELD_WIDTH = 36.5;
const FIELD_HEIGHT = 32;

/** Draws the logo's mark. @returns its width */
export function drawLogo({ pdf }: Sheet, x: number, y: number, height: number): number {
  const scale = height / FIELD_HEIGHT;
  for (const [left, top, width, barHeight] of bars) {
    pdf.rect(x + left * scale, y + top * scale, width * scale, barHeight * scale);
  }
  pdf.fill(ink.strong);
  return FIELD_WIDTH * scale;
}
