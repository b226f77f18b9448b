import { cents, formatCents, share, sum } from '../../contract/pricing/money';
import type { Cents } from '../../contract/pricing/cents';
import { type DocumentLine, type InvoiceDocument, payableOf, type Prepayment, totalsOf } from '../../contract/billing/document';
import type { InvoicePart, InvoiceScope } from '../../contract/billing/invoice';
import { Problem } from '../../contract/problem';
import { billable, type BillingScope, type OrderStatus } from '../../contract/states/order';
import { type TaxCase, vatRateOf } from '../../contract/pricing/tax';
import type { Core } from '@strapi/strapi';
import { type BalanceRow, findInvoices, type InvoiceRow } from './invoice-row';

/** The facts of an order that its invoices are made from. */
type Billable = { status: OrderStatus; earlyStart: boolean; lines: readonly DocumentLine[]; discount: number; taxCase: TaxCase };

/** An invoice of the order that was issued and not cancelled. `received` is what came in on it, `paid` is true when that is all of it. */
export type Billed = Prepayment & { scope: InvoiceScope; paid: boolean; received: Cents };

/** The part of an invoice's document that its amounts follow from. */
type Bill = Pick<InvoiceDocument, 'scope' | 'lines' | 'discount' | 'prepayments' | 'replaces'>;

/**
 * Bills all that is left of an order: the whole of it, or a final invoice that deducts the paid partial ones and takes the place
 * of the others, so that nobody owes both; after that what the order has gained since.
 * @param unbilled what no invoice bills yet once one billed all that the order was
 * @throws Problem invoice.order-withdrawn, invoice.order-billed
 */
export function billRest(order: Billable, billed: readonly Billed[], unbilled: readonly DocumentLine[] = []): Bill {
  refuseUnowed(order, 'rest');
  const isWhole = billed.some(({ scope }) => scope === 'full' || scope === 'final');
  if (isWhole && unbilled.length > 0) return { scope: 'supplement', lines: unbilled, discount: order.discount, prepayments: [] };
  refuseAfterWhole(billed);
  const { lines, discount } = order;
  const prepayments = billed.filter(({ paid }) => paid).map(({ number, date, net, vat, gross }) => ({ number, date, net, vat, gross }));
  const replaces = billed.filter(({ paid }) => !paid).map(({ number, date, received }) => ({ number, date, paid: received }));
  const scope = billed.length > 0 ? 'final' : 'full';
  return { scope, lines, discount, prepayments, ...(replaces.length > 0 && { replaces }) };
}

/**
 * Bills a part of an order's net price, as one line called `name`: in advance, or after a withdrawal what is owed for the work
 * that was done until then (§ 357a Abs. 2 BGB).
 * @throws Problem invoice.order-withdrawn, invoice.order-billed, invoice.above-order
 */
export function billPart(order: Billable, billed: readonly Billed[], { part, name }: { part: InvoicePart; name: string }): Bill {
  refuseUnowed(order, 'part');
  refuseAfterWhole(billed);
  const whole = totalsOf(order).net;
  const net = 'percent' in part ? share(whole, part.percent) : part.net;
  const left = cents(whole - sum(billed.map((one) => one.net)));
  if (net > left) throw new Problem('invoice.above-order', { left: formatCents(left, 'de') });
  return {
    scope: order.status === 'withdrawn' ? 'owed' : 'partial',
    lines: [partLine(net, name, order.taxCase)],
    discount: 0,
    prepayments: [],
  };
}

function refuseUnowed(order: Billable, scope: BillingScope): void {
  if (!billable(order).includes(scope)) throw new Problem('invoice.order-withdrawn');
}

function refuseAfterWhole(billed: readonly Billed[]): void {
  const whole = billed.find(({ scope }) => scope !== 'partial');
  if (whole) throw new Problem('invoice.order-billed', { number: whole.number });
}

const partLine = (net: Cents, name: string, taxCase: TaxCase): DocumentLine => ({
  key: '1',
  name,
  description: '',
  unit: 'object',
  quantity: 1,
  price: net,
  base: net,
  addons: [],
  net,
  vatRate: vatRateOf(taxCase),
  revision: null,
});

/**
 * Returns a draft's bill with what was paid until now; refuses one that no longer fits what was billed and paid off since it was made.
 * @throws Problem invoice.order-withdrawn, invoice.order-billed, invoice.above-order, invoice.outdated
 */
export function checkBill(
  order: Billable,
  billed: readonly Billed[],
  draft: Bill,
  unbilled: readonly DocumentLine[] = [],
): Pick<Bill, 'replaces'> {
  const isPart = draft.scope === 'partial' || draft.scope === 'owed';
  const now = isPart ? billPart(order, billed, { part: { net: totalsOf(draft).net }, name: '' }) : billRest(order, billed, unbilled);
  const numbers = ({ prepayments, replaces = [] }: Bill) =>
    [prepayments, replaces].map((earlier) => earlier.map(({ number }) => number).join()).join(';');
  const isSame = now.scope === draft.scope && numbers(now) === numbers(draft) && worthOf(now) === worthOf(draft);
  if (!isSame) throw new Problem('invoice.outdated');
  return now.replaces ? { replaces: now.replaces } : {};
}

/** What a bill asks for, by the keys of its lines: an order may have changed since a draft was made. */
const worthOf = ({ lines, discount }: Bill): string =>
  JSON.stringify([discount, lines.map(({ key, net, vatRate }) => [key, net, vatRate])]);

/** Finds the issued invoices of an order that were not cancelled, the oldest first. */
export async function findBilled(strapi: Core.Strapi, orderId: string): Promise<Billed[]> {
  const where = { orderId, kind: 'invoice', settlement: { $in: ['open', 'paid'] } };
  const balances: Pick<BalanceRow, 'invoiceId' | 'settlement' | 'paid' | 'writtenOff'>[] = await strapi.db
    .query('api::invoice-balance.invoice-balance')
    .findMany({ where, orderBy: { id: 'asc' } });
  const issued = { documentId: { $in: balances.map(({ invoiceId }) => invoiceId) } };
  const invoices = await findInvoices(strapi, { where: issued, orderBy: { number: 'asc' } });
  return invoices.map(({ documentId, document }) => {
    const { net, vat, gross } = totalsOf(document);
    const balance = balances.find(({ invoiceId }) => invoiceId === documentId);
    // What was written off of an open one, whose payment was taken back since, is no money that could count for another.
    const [paid, received] = [balance?.settlement === 'paid', cents(Number(balance?.paid) - Number(balance?.writtenOff ?? 0))];
    return { number: document.number, date: document.date, scope: document.scope, net, vat, gross, paid, received };
  });
}

/** Returns the columns with the sums of an invoice, in cents; less than nothing is due when more was prepaid than the order costs by now. */
export function amountsOf(document: InvoiceRow['document']) {
  const { net, vat, gross } = totalsOf(document);
  return { amounts: { net, vat, gross }, due: payableOf(document).payable };
}
