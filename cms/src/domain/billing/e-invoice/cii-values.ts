import { type BasisPoints, cents, thousandths, formatCents } from '../../../contract/pricing/money';
import type { Cents } from '../../../contract/pricing/cents';
import type { PriceUnit } from '../../../contract/content/product';
import type { TaxCase } from '../../../contract/pricing/tax';
import type { InvoiceLike, DocumentLine } from '../../../contract/billing/document';
import { escapeMarkup } from '../../../contract/escape-markup';
import { translate } from '../../../platform/strings/translate';
import { formatDate } from '../../../platform/documents/format';

/** Formats cents as euros with two places. */
export const euros = (amount: Cents): string => (amount / 100).toFixed(2);

/** Writes an amount of euros; the currency stands in the header only, anything else breaks CII-DT-031. */
export const amount = (name: string, value: Cents): Markup | null => element(name, euros(value));

export const percent = (rate: BasisPoints): string => String(rate / 100);

/** Writes a YYYY-MM-DD date in the basic format of UN/CEFACT (102). */
export const dateTime = (name: string, date: string, type: 'udt' | 'qdt' = 'udt'): Markup | null =>
  element(name, [element(`${type}:DateTimeString`, date.replaceAll('-', ''), { format: '102' })]);

/** Unit codes of UN/ECE Recommendation 20. Counted things have no unit of their own there. */
const unitCodes: Record<PriceUnit, string> = {
  plan: 'H87',
  sqm: 'MTK',
  room: 'H87',
  object: 'H87',
  hour: 'HUR',
  page: 'H87',
  view: 'H87',
  model: 'H87',
};

/**
 * Category (UNCL 5305) and exemption code (VATEX) of each tax case. Abroad is outside the scope of German VAT, except where the
 * invoice must say that the recipient owes the VAT of another EU state.
 */
const categories: Record<TaxCase, { category: 'S' | 'AE' | 'O'; exemption: string }> = {
  domestic: { category: 'S', exemption: '' },
  'reverse-charge': { category: 'AE', exemption: 'VATEX-EU-AE' },
  'property-eu': { category: 'AE', exemption: 'VATEX-EU-AE' },
  'third-country': { category: 'O', exemption: 'VATEX-EU-O' },
  'third-country-consumer': { category: 'O', exemption: 'VATEX-EU-O' },
  'property-abroad': { category: 'O', exemption: 'VATEX-EU-O' },
};

export const categoryOf = (taxCase: TaxCase) => categories[taxCase].category;
export const exemptionOf = (taxCase: TaxCase) => categories[taxCase].exemption;

/** Writes category and rate; a sale outside the scope of VAT has no rate (BR-O-05 to BR-O-07). */
export const taxOf = (name: string, taxCase: TaxCase, rate: BasisPoints): Markup | null =>
  element(name, [
    element('ram:TypeCode', 'VAT'),
    element('ram:CategoryCode', categoryOf(taxCase)),
    categoryOf(taxCase) === 'O' ? null : element('ram:RateApplicablePercent', percent(rate)),
  ]);

/** An issued invoice that another one cancels, corrects or settles. */
export type EarlierInvoice = { number: string; date: string };

/** Lists the invoices that an invoice refers to, first the one it follows: the one it cancels or corrects, then partial ones, the latest first. */
export const earlierInvoices = (invoice: InvoiceLike): EarlierInvoice[] => [
  ...(invoice.kind === 'cancellation' ? [invoice.cancels] : []),
  ...(invoice.kind === 'correction' ? [invoice.corrects] : []),
  ...invoice.prepayments.toReversed(),
];

/** A finished piece of XML. */
export type Markup = { readonly xml: string };
type Content = string | readonly (Markup | null)[];

/** Writes an element; null when there is nothing to put into it, since EN 16931 allows no empty elements (BR-CII syntax). */
export function element(name: string, content: Content, attributes: Record<string, string> = {}): Markup | null {
  const inner = typeof content === 'string' ? escapeMarkup(content) : content.map((child) => child?.xml ?? '').join('');
  if (inner.trim() === '') return null;
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`);
  return { xml: `<${name}${written.join('')}>${inner}</${name}>` };
}

/** Writes the lines of an invoice (BG-25). */
export const ciiLines = ({ lines, taxCase }: InvoiceLike): (Markup | null)[] =>
  lines.map((line, index) =>
    element('ram:IncludedSupplyChainTradeLineItem', [
      element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', String(index + 1))]),
      element('ram:SpecifiedTradeProduct', [element('ram:Name', line.name), element('ram:Description', line.description)]),
      ...priced(line),
      element('ram:SpecifiedLineTradeSettlement', [
        taxOf('ram:ApplicableTradeTax', taxCase, line.vatRate),
        ...line.addons.map((addon) => lineCharge(addon.name, addon.amount)),
        element('ram:SpecifiedTradeSettlementLineMonetarySummation', [amount('ram:LineTotalAmount', line.net)]),
      ]),
    ]),
  );

/** Writes price and quantity. A price is never negative (BR-27); a line that lowers the sum has a negative quantity. */
function priced({ price, quantity, unit }: DocumentLine): (Markup | null)[] {
  const counted = thousandths(quantity) / 1_000;
  const billed = price < 0 ? -counted : counted;
  return [
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [amount('ram:ChargeAmount', cents(Math.abs(price)))]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [element('ram:BilledQuantity', String(billed), { unitCode: unitCodes[unit] })]),
  ];
}

/** Writes an add-on as a charge on its line; one that costs nothing is left out. */
const lineCharge = (reason: string, value: Cents): Markup | null => (value === 0 ? null : allowanceCharge({ reason, value }));

type AllowanceCharge = { reason: string; value: Cents; percent?: BasisPoints; basis?: Cents; tax?: Markup | null };

/** Writes a charge, or an allowance for a negative value; its own amount has no sign. */
export const allowanceCharge = ({ reason, value, percent, basis, tax = null }: AllowanceCharge): Markup | null =>
  element('ram:SpecifiedTradeAllowanceCharge', [
    element('ram:ChargeIndicator', [element('udt:Indicator', String(value > 0))]),
    percent === undefined ? null : element('ram:CalculationPercent', String(percent / 100)),
    basis === undefined ? null : element('ram:BasisAmount', euros(cents(Math.abs(basis)))),
    amount('ram:ActualAmount', cents(Math.abs(value))),
    element('ram:Reason', reason),
    tax,
  ]);

/** Writes the notes that an invoice must carry besides its subject, on paper and in its XML. */
export function invoiceNotes(invoice: InvoiceLike): string[] {
  const { locale, buyer } = invoice;
  const notes: string[] = [];
  if (invoice.kind === 'cancellation') {
    const cancelled = { number: invoice.cancels.number, date: formatDate(invoice.cancels.date, locale) };
    notes.push(translate(locale, 'document.cancels', cancelled));
    if (invoice.corrected)
      notes.push(translate(locale, 'document.cancels.rest', { numbers: invoice.corrected.map(({ number }) => number).join(', ') }));
    if (invoice.reason !== '') notes.push(translate(locale, 'document.cancellation-reason', { reason: invoice.reason }));
  }
  if (invoice.kind === 'correction') {
    const corrected = { number: invoice.corrects.number, date: formatDate(invoice.corrects.date, locale) };
    notes.push(translate(locale, 'document.corrects', corrected));
    notes.push(translate(locale, 'document.cancellation-reason', { reason: invoice.reason }));
  }
  if (invoice.kind === 'invoice') notes.push(...prepaymentNotes(invoice), ...replacementNotes(invoice));
  // § 14 Abs. 4 Nr. 9, § 14b Abs. 1 Satz 5 UStG: work on a building for a private customer.
  if (buyer.customerType === 'consumer') notes.push(translate(locale, 'document.keep-two-years'));
  return notes;
}

/** Writes a note for each partial payment that a final invoice deducts, with the VAT in it (§ 14 Abs. 5 Satz 2 UStG). */
const prepaymentNotes = ({ prepayments, locale }: InvoiceLike): string[] =>
  prepayments.map(({ number, date, net, vat, gross }) =>
    translate(locale, 'document.prepayment-note', {
      number,
      date: formatDate(date, locale),
      net: formatCents(net, locale),
      vat: formatCents(vat, locale),
      gross: formatCents(gross, locale),
    }),
  );

/** Writes a note for each invoice that this one takes the place of, with what was paid on it: nobody owes both. */
const replacementNotes = ({ replaces = [], locale }: InvoiceLike): string[] =>
  replaces.map(({ number, date, paid }) =>
    translate(locale, paid === 0 ? 'document.replaces' : 'document.replaces.paid', {
      number,
      date: formatDate(date, locale),
      paid: formatCents(paid, locale),
    }),
  );
