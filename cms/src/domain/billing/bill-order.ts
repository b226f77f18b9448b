import { cents, formatCents, share, sum } from '../../contract/pricing/money';
import type { Cents } from '../../contract/pricing/cents';
import { type DocumentLine, type InvoiceDocument, payableOf, type Prepayment, totalsOf } from '../../contract/billing/document';
import type { InvoicePart, InvoiceScope } from '../../contract/billing/invoice';
import { Problem } from '../../contract/problem';
import { billable, type BillingScope, type OrderStatus } from '../../contract/states/order';
import { type TaxCase, vatRateOf } from '../../contract/pricing/tax';
import type { Core } from '@strapi/strapi';
import { findInvoices, type InvoiceRow } from './invoice-row';

/** The facts of an order that its invoices are made from. */
type Billable = { status: OrderStatus; earlyStart: boolean; lines: readonly DocumentLine[]; discount: number; taxCase: TaxCase };

/** An invoice of the order that was issued and not cancelled. `paid` is true when all of it was paid. */
export type Billed = Prepayment & { scope: InvoiceScope; paid: boolean };

/** The part of an invoice's document that its amounts follow from. */
type Bill = Pick<InvoiceDocument, 'scope' | 'lines' | 'discount' | 'prepayments'>;

/**
 * Bills all that is left of an order: the whole of it, or a final invoice that deducts the paid partial ones.
 * @throws Problem invoice.order-withdrawn, invoice.order-billed, invoice.partial-unpaid
 */
export function billRest(order: Billable, billed: readonly Billed[]): Bill {
  refuseUnowed(order, 'rest');
  refuseAfterWhole(billed);
  const { lines, discount } = order;
  const unpaid = billed.find(({ paid }) => !paid);
  if (unpaid) throw new Problem('invoice.partial-unpaid', { number: unpaid.number });
  const prepayments = billed.map(({ number, date, net, vat, gross }) => ({ number, date, net, vat, gross }));
  return { scope: billed.length > 0 ? 'final' : 'full', lines, discount, prepayments };
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
 * Refuses a draft that no longer fits what was billed and paid since it was made.
 * @throws Problem invoice.order-withdrawn, invoice.order-billed, invoice.above-order, invoice.partial-unpaid, invoice.outdated
 */
export function checkBill(order: Billable, billed: readonly Billed[], draft: Bill): void {
  const isPart = draft.scope === 'partial' || draft.scope === 'owed';
  const now = isPart ? billPart(order, billed, { part: { net: totalsOf(draft).net }, name: '' }) : billRest(order, billed);
  const numbers = ({ prepayments }: Bill) => prepayments.map(({ number }) => number).join();
  if (now.scope !== draft.scope || numbers(now) !== numbers(draft)) throw new Problem('invoice.outdated');
}

/** Finds the issued invoices of an order that were not cancelled, the oldest first. */
export async function findBilled(strapi: Core.Strapi, orderId: string): Promise<Billed[]> {
  const where = { orderId, kind: 'invoice', settlement: { $in: ['open', 'paid'] } };
  const balances: { invoiceId: string; settlement: string }[] = await strapi.db
    .query('api::invoice-balance.invoice-balance')
    .findMany({ where, orderBy: { id: 'asc' } });
  const issued = { documentId: { $in: balances.map(({ invoiceId }) => invoiceId) } };
  const invoices = await findInvoices(strapi, { where: issued, orderBy: { number: 'asc' } });
  return invoices.map(({ documentId, document }) => {
    const { net, vat, gross } = totalsOf(document);
    const paid = balances.some(({ invoiceId, settlement }) => invoiceId === documentId && settlement === 'paid');
    return { number: document.number, date: document.date, scope: document.scope, net, vat, gross, paid };
  });
}

/** Returns the columns with the sums of an invoice, in cents. */
export function amountsOf(document: InvoiceRow['document']) {
  const { net, vat, gross } = totalsOf(document);
  return { amounts: { net, vat, gross }, due: Math.max(0, payableOf(document).payable) };
}
