import { formatIban } from '../../../contract/billing/iban';
import type { Buyer, Seller, ShopDocument } from '../../../contract/billing/document';
import { translate } from '../../strings/translate';
import { contentWidth, ink, lineHeight, lineWidth, mm, page, textStyle, type TextStyle, drawParagraph, Sheet } from './sheet';
import type { Locale } from '../../../contract/constants';

/** The bars of the logo: five wall segments that read as a P in plan, and the square, on a field of 36.5 × 32. */
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
function drawLogo({ pdf }: Sheet, x: number, y: number, height: number): number {
  const scale = height / FIELD_HEIGHT;
  for (const [left, top, width, barHeight] of bars) {
    pdf.rect(x + left * scale, y + top * scale, width * scale, barHeight * scale);
  }
  pdf.fill(ink.strong);
  return FIELD_WIDTH * scale;
}

const LOGO_TOP = mm(14);
const SENDER_LEFT = mm(135);
/** Height of the sender's own line at the top of the window. */
const SENDER_LINE = mm(9);
/** Sizes of the address in points; anything smaller is not legible. */
const addressSizes = [10.5, 9.5, 8.5, 7.5, 6.5, 5.5];
/** Marks for the folds of the envelope's window, and for the punch's middle (DIN 5008). */
const marks = [
  { y: mm(105), length: mm(4) },
  { y: mm(148.5), length: mm(6) },
  { y: mm(210), length: mm(4) },
];

/** Draws logo, sender, and the buyer's address where the envelope's window is. @returns where the address ends */
function drawLetterhead(sheet: Sheet, seller: Seller, buyer: Buyer): number {
  sheet.tag('Figure', () => drawBrand(sheet, seller.brand, mm(8)), { alt: seller.brand });
  sheet.artifact(() => drawMarks(sheet));
  sheet.tag('P', () => {
    const address = [seller.legalName, seller.street, `${seller.postcode} ${seller.city}`, ''];
    const place = { x: SENDER_LEFT, y: page.address.top + mm(4) };
    writeContact(
      sheet,
      [...address, whole(seller.phone), whole(seller.email)],
      { ...place, width: page.right - SENDER_LEFT },
      textStyle.soft,
    );
  });
  let bottom = 0;
  sheet.tag('P', () => void (bottom = drawAddress(sheet, seller, buyer)));
  return bottom;
}

/** A text that is broken where it is too long, or one that must stay whole to be copied: a number, an address. */
type Contact = string | { whole: string };
const whole = (text: string): Contact => ({ whole: text });

/** Writes texts below each other; those that must stay whole are set smaller instead of broken. */
function writeContact(
  sheet: Sheet,
  texts: readonly Contact[],
  { x, y, width }: { x: number; y: number; width: number },
  style: TextStyle,
): void {
  let top = y;
  for (const text of texts) {
    if (typeof text === 'string') top += sheet.writeLines(text === '' ? [''] : sheet.lines(text, width, style), { x, y: top }, style);
    else top += sheet.writeLines([text.whole], { x, y: top }, sheet.fitting(text.whole, width, style));
  }
}

/** Draws logo and brand in one line. */
function drawBrand(sheet: Sheet, brand: string, height: number): void {
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
 * Fits the address into the window in the largest size that shows all of it. An address too long for the smallest runs on
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

/** Returns the line of a country abroad, in capitals and the sender's language, as the post requires. */
const countryLine = (seller: Seller, buyer: Buyer): string =>
  buyer.country === seller.country
    ? ''
    : (new Intl.DisplayNames('de', { type: 'region' }).of(buyer.country) ?? buyer.country).toUpperCase();

function drawMarks(sheet: Sheet): void {
  for (const { y, length } of marks) sheet.rule(mm(5), y, mm(5) + length, { width: lineWidth.rule, colour: ink.line });
}

const TOP = mm(269);
const GAP = mm(4);
/** Shares of the width for address, contact, bank and register. */
const shares = [0.26, 0.2, 0.24, 0.3];

/** Puts the operator's facts (§ 35a GmbHG) and the page's number below every page, once all pages are there. */
function drawFooters(sheet: Sheet, seller: Seller, locale: Locale, name: string): void {
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

function columnsOf(seller: Seller, locale: Locale): Contact[][] {
  return [
    [seller.legalName, seller.street, `${seller.postcode} ${seller.city}`],
    [whole(seller.phone), whole(seller.email)],
    [seller.bank, whole(formatIban(seller.iban)), whole(seller.bic)],
    [
      seller.register,
      translate(locale, 'document.seller.directors', { names: seller.managingDirectors }),
      seller.vatId && translate(locale, 'document.seller.vat-id', { id: seller.vatId }),
      seller.taxNumber && translate(locale, 'document.seller.tax-number', { id: seller.taxNumber }),
    ],
  ];
}

function drawColumns(sheet: Sheet, columns: readonly (readonly Contact[])[]): void {
  let x = page.left;
  for (const [index, texts] of columns.entries()) {
    const width = contentWidth * (shares[index] ?? 0);
    const given = texts.filter((text) => (typeof text === 'string' ? text : text.whole) !== '');
    writeContact(sheet, given, { x, y: TOP + mm(2.5), width: width - GAP }, textStyle.small);
    x += width;
  }
}

const BODY_TOP = mm(92);

type Opening = { title: string; /** A line below the title, empty for none. */ subject: string; intro: string };

/** A document's first page down to its greeting. */
export function openSheet(document: ShopDocument, { title, subject, intro }: Opening): Sheet {
  const { seller, buyer, locale, date } = document;
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

/** Ends the document below its last page. @param watermark a word across every page, for what is no document yet */
export function closeSheet(sheet: Sheet, document: ShopDocument, watermark = ''): Promise<Buffer> {
  drawFooters(sheet, document.seller, document.locale, sheet.title);
  if (watermark !== '') drawWatermarks(sheet, watermark);
  return sheet.finish();
}

const WATERMARK_ANGLE = -52;
const WATERMARK_OPACITY = 0.14;
const watermarkStyle = { font: 'bold', size: 120, colour: ink.label } as const;

function drawWatermarks(sheet: Sheet, word: string): void {
  const { pdf } = sheet;
  const { start, count } = pdf.bufferedPageRange();
  const [x, y] = [page.width / 2, page.height / 2];
  const style = sheet.fitting(word, page.height * 0.7, watermarkStyle);
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(start + index);
    sheet.artifact(() => {
      pdf
        .save()
        .rotate(WATERMARK_ANGLE, { origin: [x, y] })
        .fillOpacity(WATERMARK_OPACITY);
      sheet.write(word, { x: x - sheet.widthOf(word, style) / 2, y: y - style.size / 2 }, style);
      pdf.restore();
    });
  }
}
