import { contentWidth, lineHeight, mm, page, textStyle, type TextStyle } from './text-style';
import type { Sheet } from './sheet';

const GAP = mm(2);

/** A paragraph that goes on over pages; an empty one is none. */
export function drawParagraph(sheet: Sheet, text: string, style: TextStyle = textStyle.body): void {
  if (text === '') return;
  const part = sheet.tag('P');
  const lines = sheet.lines(text, contentWidth, style);
  while (lines.length > 0) {
    sheet.reserve(Math.min(2, lines.length) * lineHeight(style));
    const room = Math.max(1, Math.floor((page.bottom - sheet.y) / lineHeight(style)));
    const some = lines.splice(0, room);
    const { y } = sheet;
    part.add(() => sheet.writeLines(some, { x: page.left, y }, style));
    sheet.y += some.length * lineHeight(style);
  }
  sheet.y += GAP;
}

/** A heading with the paragraphs below it, never at the foot of a page without them; nothing without any. */
export function drawSection(sheet: Sheet, heading: string, paragraphs: readonly string[]): void {
  const [first] = paragraphs;
  if (first === undefined) return;
  const together = Math.min(3, sheet.lines(first, contentWidth, textStyle.body).length);
  sheet.y += GAP;
  sheet.reserve(lineHeight(textStyle.heading) + mm(1) + together * lineHeight(textStyle.body));
  const { y } = sheet;
  sheet.tag('H2', () => sheet.write(heading, { x: page.left, y }, textStyle.heading));
  sheet.y += lineHeight(textStyle.heading) + mm(1);
  for (const paragraph of paragraphs) drawParagraph(sheet, paragraph);
}
