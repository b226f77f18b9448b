import type { Cents } from '@contract/pricing/cents';
import type { InvoiceSummary } from '@contract/billing/invoice';
import { cents } from '@contract/pricing/money';

/** What is left to pay; nothing once it was cancelled. */
export const openOf = ({ status, due, paid }: Pick<InvoiceSummary, 'status' | 'due' | 'paid'>): Cents =>
  cents(status === 'cancelled' ? 0 : Math.max(0, due - paid));
