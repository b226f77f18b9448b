import type { ShopDocument } from '../../../contract/billing/document';
import { translate } from '../../strings/translate';
import { documentTitle } from '../document-title';
import { drawFooters } from './footer';
import { drawBrand, drawLetterhead } from './letterhead';
import { mm, page } from './page-size';
import { drawParagraph } from './paragraphs';
import { Sheet } from './sheet';
import { lineHeight, textStyle } from './text-style';

const BODY_TOP = mm(92);

/** A document's first page down to its greeting. @param subject a line below the title, empty for none */
export function openSheet(document: ShopDocument, subject: string, intro: string): Sheet {
  const { seller, buyer, locale, date } = document;
  const title = documentTitle(document);
  const sheet = new Sheet({ title, language: locale, date }, (next) => {
    drawBrand(next, seller.brand, mm(5));
    next.write(title, { x: page.right, y: mm(16), align: 'right' }, textStyle.label);
  });
  const top = Math.max(BODY_TOP, drawLetterhead(sheet, seller, buyer) + mm(4));
  sheet.y = top;
  sheet.tag('H1', () => sheet.write(title, { x: page.left, y: top }, textStyle.title));
  sheet.y += lineHeight(textStyle.title);
  if (subject !== '') drawParagraph(sheet, subject, textStyle.strong);
  sheet.y += mm(2);
  drawParagraph(sheet, translate(locale, 'document.greeting', { name: buyer.name }));
  drawParagraph(sheet, intro);
  return sheet;
}

/** Ends the document below its last page. */
export function closeSheet(sheet: Sheet, document: ShopDocument): Promise<Buffer> {
  drawFooters(sheet, document.seller, document.locale, documentTitle(document));
  return sheet.finish();
}
