import type { Buyer, Seller } from '../../contract/document';
import { drawLogo } from './logo';
import { mm, page } from './page-size';
import type { Sheet } from './sheet';
import { ink, lineHeight, lineWidth, textStyle } from './text-style';

const LOGO_TOP = mm(14);
const SENDER_LEFT = mm(135);
/** Folds for the envelope's window, and the punch's middle (DIN 5008). */
const marks = [
  { y: mm(105), length: mm(4) },
  { y: mm(148.5), length: mm(6) },
  { y: mm(210), length: mm(4) },
];

/** Logo, sender, and the buyer's address where the envelope's window is. */
export function drawLetterhead(sheet: Sheet, seller: Seller, buyer: Buyer): void {
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
  sheet.tag('P', () => drawAddress(sheet, seller, buyer));
}

/** Logo and brand in one line. */
export function drawBrand(sheet: Sheet, brand: string, height: number): void {
  const width = drawLogo(sheet, page.left, LOGO_TOP, height);
  const style = { ...textStyle.brand, size: height * 0.66 };
  sheet.write(brand, { x: page.left + width + height * 0.35, y: LOGO_TOP + height * 0.1 }, style);
}

function drawAddress(sheet: Sheet, seller: Seller, buyer: Buyer): void {
  const sender = [seller.legalName, seller.street, `${seller.postcode} ${seller.city}`].join(' · ');
  const [senderLine = ''] = sheet.lines(sender, page.address.width, textStyle.small);
  sheet.write(senderLine, { x: page.left, y: page.address.top + mm(4) }, textStyle.small);
  const style = { ...textStyle.body, size: 10.5, colour: ink.strong };
  const lines = [buyer.company, buyer.name, buyer.street, `${buyer.postcode} ${buyer.city}`, countryLine(seller, buyer)].filter(Boolean);
  const room = Math.floor((page.address.height - mm(9)) / lineHeight(style));
  const written = lines.flatMap((line) => sheet.lines(line, page.address.width, style)).slice(0, room);
  sheet.writeLines(written, { x: page.left, y: page.address.top + mm(9) }, style);
}

/** Abroad, in capitals and the sender's language, as the post asks. */
const countryLine = (seller: Seller, buyer: Buyer): string =>
  buyer.country === seller.country
    ? ''
    : (new Intl.DisplayNames('de', { type: 'region' }).of(buyer.country) ?? buyer.country).toUpperCase();

function drawMarks(sheet: Sheet): void {
  for (const { y, length } of marks) sheet.rule(mm(5), y, mm(5) + length, { width: lineWidth.rule, colour: ink.line });
}
