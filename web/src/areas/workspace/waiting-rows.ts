import type { InvoiceSummary } from '@contract/billing/invoice';
import type { OrderSummary } from '@contract/production/order';
import type { QuoteSummary } from '@contract/quoting/quote';
import { isCustomersTurn, isDelivered } from './waiting-badges';

/** A document that waits for the customer, and why. */
export type WaitingRow = {
  /** How it is shown: what is overdue in the tone of errors, what ends or stops the work in that of warnings. */
  tone: 'overdue' | 'soon' | 'plain';
} & (
  | { reason: 'overdue'; document: InvoiceSummary; days: number }
  | { reason: 'delivered'; document: OrderSummary }
  | { reason: 'needs_info'; document: QuoteSummary }
  | { reason: 'offered'; document: QuoteSummary; ends: 'today' | 'tomorrow' | 'later' | 'open' }
);

export type WaitingDocuments = {
  quotes: readonly QuoteSummary[];
  orders: readonly OrderSummary[];
  /** Those that should have been paid. */
  invoices: readonly InvoiceSummary[];
};

const DAY_MS = 86_400_000;

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/**
 * Returns what waits for a customer, the most urgent first: overdue invoices from the oldest, offers that end by tomorrow, questions that
 * stop the work, deliveries, then the other offers by the day they end.
 * @param today the day as YYYY-MM-DD, passed in so that tests own the clock
 */
export function waitingRows({ quotes, orders, invoices }: WaitingDocuments, today: string): WaitingRow[] {
  const overdue = invoices
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))
    .map((document): WaitingRow => ({ tone: 'overdue', reason: 'overdue', document, days: daysBetween(document.dueOn, today) }));
  const mine = quotes.filter(isCustomersTurn);
  const offers = mine
    .filter(({ status }) => status === 'offered')
    .toSorted((one, other) => endOf(one).localeCompare(endOf(other)))
    .map((document): WaitingRow => offerRow(document, today));
  const questions = mine
    .filter(({ status }) => status === 'needs_info')
    .map((document): WaitingRow => ({ tone: 'soon', reason: 'needs_info', document }));
  const deliveries = orders.filter(isDelivered).map((document): WaitingRow => ({ tone: 'plain', reason: 'delivered', document }));
  const ending = offers.filter(({ tone }) => tone === 'soon');
  const later = offers.filter(({ tone }) => tone === 'plain');
  return [...overdue, ...ending, ...questions, ...deliveries, ...later];
}

/** An offer without a last day comes behind those that have one. */
const endOf = ({ validUntil }: QuoteSummary): string => validUntil ?? '9';

function offerRow(document: QuoteSummary, today: string): WaitingRow {
  if (!document.validUntil) return { tone: 'plain', reason: 'offered', document, ends: 'open' };
  const days = daysBetween(today, document.validUntil);
  if (days > 1) return { tone: 'plain', reason: 'offered', document, ends: 'later' };
  return { tone: 'soon', reason: 'offered', document, ends: days === 1 ? 'tomorrow' : 'today' };
}
