import { formatIban } from '../../contract/billing/iban';
import encodeQr from 'qr';
import { formatCents } from '../../contract/pricing/money';
import type { Cents } from '../../contract/pricing/cents';
import type { Locale } from '../../contract/constants';
import type { Seller } from '../../contract/billing/document';
import { translate } from '../../platform/strings/translate';
import { contentWidth, ink, lineWidth, mm, page, textStyle, type Sheet } from '../../platform/documents/pdf/sheet';

type Transfer = { seller: Pick<Seller, 'legalName' | 'iban' | 'bic'>; amount: Cents; reference: string };

const MAX_NAME = 70;

/**
 * Writes the text of a GiroCode (EPC069-12, version 002, UTF-8). The invoice's number goes into the free text of line 11:
 * line 10 is for ISO 11649 references only.
 */
export const giroCode = ({ seller, amount, reference }: Transfer): string =>
  [
    'BCD',
    '002',
    '1',
    'SCT',
    seller.bic.replaceAll(' ', ''),
    seller.legalName.slice(0, MAX_NAME),
    seller.iban.replaceAll(' ', ''),
    `EUR${(amount / 100).toFixed(2)}`,
    '',
    '',
    reference,
  ].join('\n');

type Payment = { seller: Seller; locale: Locale; amount: Cents; reference: string };

const HEIGHT = mm(35);
const CODE_SIZE = mm(26);
const PADDING = mm(3.5);
const FACT_WIDTH = mm(58);
/** The height that the box takes with the space around it. */
export const PAYMENT_BOX_HEIGHT = HEIGHT + mm(6);
const QUIET_MODULES = 2;

/** Draws the box with recipient, amount and reference of the transfer, in words and as a GiroCode for banking apps. */
export function drawPaymentBox(sheet: Sheet, payment: Payment): void {
  const { locale } = payment;
  sheet.y += mm(2);
  sheet.reserve(HEIGHT);
  const top = sheet.y;
  sheet.artifact(() => sheet.pdf.lineWidth(lineWidth.frame).strokeColor(ink.strong).rect(page.left, top, contentWidth, HEIGHT).stroke());
  for (const [index, [label, value]] of factsOf(payment).entries()) {
    const x = page.left + PADDING + (index % 2) * FACT_WIDTH;
    const y = top + PADDING + Math.floor(index / 2) * mm(10);
    sheet.tag('P', () => {
      sheet.write(translate(locale, label), { x, y }, textStyle.label);
      sheet.write(value, { x, y: y + mm(3.2) }, sheet.fitting(value, FACT_WIDTH - mm(3), textStyle.strong));
    });
  }
  const codeLeft = page.right - PADDING - CODE_SIZE;
  const alt = translate(locale, 'document.giro-code', { amount: formatCents(payment.amount, locale) });
  sheet.tag('Figure', () => drawCode(sheet, giroCode(payment), codeLeft, top + mm(3)), { alt });
  const scan = translate(locale, 'document.payment.scan');
  sheet.tag('P', () => sheet.write(scan, { x: page.right - PADDING, y: top + mm(30.5), align: 'right' }, textStyle.small));
  sheet.y = top + HEIGHT + mm(4);
}

const factsOf = ({ seller, locale, amount, reference }: Payment) =>
  [
    ['document.payment.recipient', seller.legalName],
    ['document.payment.amount', formatCents(amount, locale)],
    ['document.payment.iban', formatIban(seller.iban)],
    ['document.payment.reference', reference],
    ['document.payment.bank', seller.bank],
    ['document.payment.bic', seller.bic],
  ] as const;

/** Draws the code as rectangles, not as a picture: it is sharp at every size. */
function drawCode({ pdf }: Sheet, text: string, left: number, top: number): void {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: QUIET_MODULES });
  const size = CODE_SIZE / rows.length;
  for (const [y, row] of rows.entries()) {
    for (const [x, isDark] of row.entries()) if (isDark) pdf.rect(left + x * size, top + y * size, size, size);
  }
  pdf.fill(ink.strong);
}
