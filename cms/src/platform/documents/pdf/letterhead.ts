import type { Buyer, Seller } from '../../../contract/billing/document';
import { drawLogo } from './logo';
import { mm, page } from './page-size';
import type { Sheet } from './sheet';
import { ink, lineHeight, lineWidth, textStyle, type TextStyle } from './text-style';

const LOGO_TOP = mm(14);
const SENDER_LEFT = mm(135);
/** What the sender's own line takes at the top of the window. */
const SENDER_LINE = mm(9);
/** In points; less is not legible. */
const addressSizes = [10.5, 9.5, 8.5, 7.5, 6.5, 5.5];
/** Folds for the envelope's window, and the punch's middle (DIN 5008). */
const marks = [
  { y: mm(105), length: mm(4) },
  { y: mm(148.5), length: mm(6) },
  { y: mm(210), length: mm(4) },
];

/** Logo, sender, and the buyer's address where the envelope's window is. @returns where the address ends */
export function drawLetterhead(sheet: Sheet, seller: Seller, buyer: Buyer): number {
  sheet.tag('Figure', () => drawBrand(sheet, seller.brand, mm(8)), { alt: seller.brand });
  sheet.artifact(() => drawMarks(sheet));
  sheet.tag('P', () => {
    const lines = [seller.legalName, seller.street, `${seller.postcode} ${seller.city}`, '', seller.phone, seller.email];
    const width = page.right - SENDER_LEFT;
    sheet.writeLines(
      lines.flatMap((line) => sheet.lines(line, width, textStyle.soft)),
      { x: SENDER_LEFT, y: page.address.top + mm(4) },
      textStyle.soft,
    );
  });
  let bottom = 0;
  sheet.tag('P', () => void (bottom = drawAddress(sheet, seller, buyer)));
  return bottom;
}

/** Logo and brand in one line. */
export function drawBrand(sheet: Sheet, brand: string, height: number): void {
  const width = drawLogo(sheet, page.left, LOGO_TOP, height);
  const style = { ...textStyle.brand, size: height * 0.66 };
  sheet.write(brand, { x: page.left + width + height * 0.35, y: LOGO_TOP + height * 0.1 }, style);
}

function drawAddress(sheet: Sheet, seller: Seller, buyer: Buyer): number {
  const sender = [seller.legalName, seller.street, `${seller.postcode} ${seller.city}`].join(' · ');
  const [senderLine = ''] = sheet.lines(sender, page.address.width, textStyle.small);
  sheet.write(senderLine, { x: page.left, y: page.address.top + mm(4) }, textStyle.small);
  const parts = [buyer.company, buyer.name, buyer.street, `${buyer.postcode} ${buyer.city}`, countryLine(seller, buyer)].filter(Boolean);
  const { lines, style } = fitAddress(sheet, parts);
  const top = page.address.top + SENDER_LINE;
  return top + sheet.writeLines(lines, { x: page.left, y: top }, style);
}

/**
 * The address in the largest size in which all of it shows in the window. What does not even fit in the smallest runs on
 * below: an invoice without its whole recipient is none (§ 14 Abs. 4 Nr. 1 UStG).
 */
function fitAddress(sheet: Sheet, parts: readonly string[]): { lines: string[]; style: TextStyle } {
  const broken = addressSizes.map((size) => {
    const style = { ...textStyle.body, size, colour: ink.strong };
    return { lines: parts.flatMap((part) => sheet.lines(part, page.address.width, style)), style };
  });
  const fits = broken.find(({ lines, style }) => lines.length * lineHeight(style) <= page.address.height - SENDER_LINE);
  return fits ?? (broken.at(-1) as (typeof broken)[number]);
}

/** Abroad, in capitals and the sender's language, as the post asks. */
const countryLine = (seller: Seller, buyer: Buyer): string =>
  buyer.country === seller.country
    ? ''
    : (new Intl.DisplayNames('de', { type: 'region' }).of(buyer.country) ?? buyer.country).toUpperCase();

function drawMarks(sheet: Sheet): void {
  for (const { y, length } of marks) sheet.rule(mm(5), y, mm(5) + length, { width: lineWidth.rule, colour: ink.line });
}
