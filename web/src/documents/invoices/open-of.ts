import { type Cents, cents } from '@contract/pricing/money';
import type { InvoiceSummary } from '@contract/billing/invoice';

/** What is left to pay; nothing once it was cancelled. */
export const openOf = ({ status, due, paid }: Pick<InvoiceSummary, 'status' | 'due' | 'paid'>): Cents =>
  cents(status === 'cancelled' ? 0 : Math.max(0, due - paid));
