import type { Locale } from '../../../contract/constants';
import type { Seller } from '../../../contract/billing/document';
import { translate } from '../../strings/translate';
import { contentWidth, mm, page } from './page-size';
import type { Sheet } from './sheet';
import { ink, lineWidth, textStyle } from './text-style';

const TOP = mm(269);
const GAP = mm(4);
/** Of the width, for address, contact, bank and register. */
const shares = [0.26, 0.2, 0.24, 0.3];

/** Puts the operator's facts (§ 35a GmbHG) and the page's number below every page, once all pages are there. */
export function drawFooters(sheet: Sheet, seller: Seller, locale: Locale, name: string): void {
  const { start, count } = sheet.pdf.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    sheet.pdf.switchToPage(start + index);
    sheet.artifact(() => {
      sheet.rule(page.left, TOP, page.right, { width: lineWidth.frame, colour: ink.strong });
      sheet.write(name, { x: page.left, y: TOP - mm(4.5) }, textStyle.label);
      const number = translate(locale, 'document.page', { page: index + 1, pages: count });
      sheet.write(number, { x: page.right, y: TOP - mm(4.5), align: 'right' }, textStyle.label);
      drawColumns(sheet, columnsOf(seller, locale));
    });
  }
}

function columnsOf(seller: Seller, locale: Locale): string[][] {
  return [
    [seller.legalName, seller.street, `${seller.postcode} ${seller.city}`],
    [seller.phone, seller.email],
    [seller.bank, seller.iban, seller.bic],
    [
      seller.register,
      translate(locale, 'document.seller.directors', { names: seller.managingDirectors }),
      seller.vatId && translate(locale, 'document.seller.vat-id', { id: seller.vatId }),
      seller.taxNumber && translate(locale, 'document.seller.tax-number', { id: seller.taxNumber }),
    ],
  ];
}

function drawColumns(sheet: Sheet, columns: readonly (readonly string[])[]): void {
  let x = page.left;
  for (const [index, texts] of columns.entries()) {
    const width = contentWidth * (shares[index] ?? 0);
    const lines = texts.filter(Boolean).flatMap((text) => sheet.lines(text, width - GAP, textStyle.small));
    sheet.writeLines(lines, { x, y: TOP + mm(2.5) }, textStyle.small);
    x += width;
  }
}
