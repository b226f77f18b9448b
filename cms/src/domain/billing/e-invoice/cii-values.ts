import type { BasisPoints } from '../../../contract/pricing/money';
import type { Cents } from '../../../contract/pricing/cents';
import type { PriceUnit } from '../../../contract/content/product';
import type { TaxCase } from '../../../contract/pricing/tax';
import type { InvoiceLike } from '../../../contract/billing/document';
import { escapeMarkup } from '../../../contract/escape-markup';

/** Euros with two places. */
export const euros = (amount: Cents): string => (amount / 100).toFixed(2);

/** An amount of euros; the currency stands in the header only, anything else breaks CII-DT-031. */
export const amount = (name: string, value: Cents): Markup | null => element(name, euros(value));

export const percent = (rate: BasisPoints): string => String(rate / 100);

/** A YYYY-MM-DD date in the basic format of UN/CEFACT (102). */
export const dateTime = (name: string, date: string, type: 'udt' | 'qdt' = 'udt'): Markup | null =>
  element(name, [element(`${type}:DateTimeString`, date.replaceAll('-', ''), { format: '102' })]);

/** UN/ECE Recommendation 20. What is counted has no unit of its own there. */
export const unitCodes: Record<PriceUnit, string> = {
  plan: 'H87',
  sqm: 'MTK',
  room: 'H87',
  object: 'H87',
  hour: 'HUR',
  page: 'H87',
  view: 'H87',
  model: 'H87',
};

/** Category (UNCL 5305) and exemption code (VATEX) of each case. Abroad is outside the scope of German VAT. */
const categories: Record<TaxCase, { category: 'S' | 'AE' | 'O'; exemption: string }> = {
  domestic: { category: 'S', exemption: '' },
  'reverse-charge': { category: 'AE', exemption: 'VATEX-EU-AE' },
  'third-country': { category: 'O', exemption: 'VATEX-EU-O' },
  'property-abroad': { category: 'O', exemption: 'VATEX-EU-O' },
};

export const categoryOf = (taxCase: TaxCase) => categories[taxCase].category;
export const exemptionOf = (taxCase: TaxCase) => categories[taxCase].exemption;

/** Category and rate; what is out of scope has no rate (BR-O-05 to BR-O-07). */
export const taxOf = (name: string, taxCase: TaxCase, rate: BasisPoints): Markup | null =>
  element(name, [
    element('ram:TypeCode', 'VAT'),
    element('ram:CategoryCode', categoryOf(taxCase)),
    categoryOf(taxCase) === 'O' ? null : element('ram:RateApplicablePercent', percent(rate)),
  ]);

/** An issued invoice that another one takes back or settles. */
export type EarlierInvoice = { number: string; date: string };

/** The invoices that an invoice refers to, first the one it follows: what it cancels, then partial ones, the latest first. */
export const earlierInvoices = (invoice: InvoiceLike): EarlierInvoice[] => [
  ...(invoice.kind === 'cancellation' ? [invoice.cancels] : []),
  ...invoice.prepayments.toReversed(),
];

/** A finished piece of XML. */
export type Markup = { readonly xml: string };
type Content = string | readonly (Markup | null)[];

/** An element, or null when there is nothing to put into it: EN 16931 allows no empty elements (BR-CII syntax). */
export function element(name: string, content: Content, attributes: Record<string, string> = {}): Markup | null {
  const inner = typeof content === 'string' ? escapeMarkup(content) : content.map((child) => child?.xml ?? '').join('');
  if (inner.trim() === '') return null;
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`);
  return { xml: `<${name}${written.join('')}>${inner}</${name}>` };
}
