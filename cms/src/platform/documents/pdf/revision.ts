import { mm } from './page-size';
import type { Sheet } from './sheet';
import { ink, textStyle } from './text-style';

const SIZE = mm(3.4);

/** What a mark needs beside a text. */
export const REVISION_WIDTH = mm(6);

/** A red triangle with the index, as plans mark what a revision changed. */
export function drawRevision(sheet: Sheet, index: string, x: number, y: number): void {
  const bottom = y + SIZE;
  sheet.pdf.polygon([x, bottom], [x + SIZE / 2, y], [x + SIZE, bottom]).fill(ink.revision);
  const style = textStyle.mark;
  sheet.write(index, { x: x + (SIZE - sheet.widthOf(index, style)) / 2, y: bottom - style.size * 1.12 }, style);
}
