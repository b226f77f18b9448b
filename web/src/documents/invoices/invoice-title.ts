import type { InvoiceSummary } from '@contract/billing/invoice';
import type { StringKey } from '../../lib/strings';

/** The text key of what an invoice is called: `Schlussrechnung`. */
export const invoiceTitle = ({ kind, scope }: Pick<InvoiceSummary, 'kind' | 'scope'>): StringKey =>
  kind === 'cancellation' ? 'invoice.title.cancellation' : `invoice.title.${scope}`;
