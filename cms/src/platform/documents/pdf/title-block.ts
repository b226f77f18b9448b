import { contentWidth, ink, lineWidth, mm, page, textStyle, type Sheet } from './sheet';
import type { Locale } from '../../../contract/constants';
import { translate } from '../../strings/translate';

/** Returns a labelled cell of the title block. */
export const fact = (locale: Locale, key: string, value: string): Fact => ({ label: translate(locale, `document.${key}`), value });

export type Fact = { label: string; value: string };

const CELL_HEIGHT = mm(12);
const PADDING = mm(2.5);

/** Draws the facts in a ruled block, a row of cells each; its frame is drawn by what it heads. */
export function drawTitleBlock(sheet: Sheet, rows: readonly (readonly Fact[])[]): void {
  for (const facts of rows) {
    const width = contentWidth / facts.length;
    for (const [index, { label, value }] of facts.entries()) {
      const x = page.left + index * width;
      const place = { x: x + PADDING, y: sheet.y };
      sheet.tag('P', () => {
        sheet.write(label, { ...place, y: place.y + mm(2) }, textStyle.label);
        sheet.write(
          value,
          { ...place, y: place.y + mm(5.5) },
          sheet.fitting(value, width - 2 * PADDING, { ...textStyle.strong, size: 11 }),
        );
      });
      if (index > 0) sheet.artifact(() => drawDivider(sheet, x));
    }
    sheet.y += CELL_HEIGHT;
    sheet.artifact(() => sheet.rule(page.left, sheet.y, page.right, { width: lineWidth.frame, colour: ink.strong }));
  }
}

export const titleBlockHeight = (rows: number): number => rows * CELL_HEIGHT;

const drawDivider = ({ pdf, y }: Sheet, x: number): void => {
  pdf
    .lineWidth(lineWidth.rule)
    .strokeColor(ink.line)
    .moveTo(x, y)
    .lineTo(x, y + CELL_HEIGHT)
    .stroke();
};
