import type { Cents } from '../pricing/cents';
import type { Flow, Tone } from './transition';

/** The stored part of an invoice's status. All else follows from its payments and its cancellation. */
export const invoiceStates = ['draft', 'issued'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

export const invoiceEvents = ['issue'] as const;
export type InvoiceEvent = (typeof invoiceEvents)[number];

export type InvoiceGuard =
  | 'company-complete'
  /** The invoice has the content that § 14 Abs. 4 UStG and EN 16931 require. */
  | 'content-complete';

/** The transitions of an invoice. Nothing on an issued invoice changes ever; a correction is another invoice. */
export const invoiceFlow: Flow<InvoiceState, InvoiceEvent, InvoiceGuard> = {
  draft: {
    issue: {
      to: 'issued',
      by: { admin: ['company-complete', 'content-complete'], superAdmin: ['company-complete', 'content-complete'] },
    },
  },
  issued: {},
};

/** The statuses of an invoice, as people see them. */
export const invoiceStatuses = ['draft', 'open', 'partly_paid', 'paid', 'overdue', 'cancelled', 'correction'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

export const invoiceStatusTone: Record<InvoiceStatus, Tone> = {
  draft: 'new',
  open: 'wait',
  partly_paid: 'wait',
  paid: 'ok',
  overdue: 'bad',
  cancelled: 'off',
  correction: 'off',
};

type InvoiceFacts = {
  state: InvoiceState;
  /** The amount to be paid. `paid` is what has been paid of it so far. */
  due: Cents;
  paid: Cents;
  /** The due day, YYYY-MM-DD. */
  dueOn: string;
  /** True when a cancellation invoice refers to it, or it is one. */
  cancelled: boolean;
};

/**
 * Derives the status from the facts. A late invoice is overdue even when a part was paid.
 * @param today YYYY-MM-DD in Europe/Berlin; on the due date itself nothing is overdue
 */
export function invoiceStatus({ state, due, paid, dueOn, cancelled }: InvoiceFacts, today: string): InvoiceStatus {
  if (state === 'draft') return 'draft';
  if (cancelled) return 'cancelled';
  if (paid >= due) return 'paid';
  if (today > dueOn) return 'overdue';
  return paid > 0 ? 'partly_paid' : 'open';
}
