import { assignmentStatusTone, type AssignmentStatus as OfAssignment } from '@contract/states/assignment';
import { invoiceStatusTone, type InvoiceStatus as OfInvoice } from '@contract/states/invoice';
import { orderStatusTone, type OrderStatus as OfOrder } from '@contract/states/order';
import { quoteStatusTone, type QuoteStatus as OfQuote } from '@contract/states/quote';
import { useT } from '../../lib/text/strings';

/** Glyph and word of a quote's state. What waits for the customer is for staff "with the customer". */
export function QuoteStatus({ status, forStaff = false }: { status: OfQuote; forStaff?: boolean }) {
  const t = useT();
  const isWithCustomer = forStaff && status === 'offered';
  return (
    <span className={`status ${quoteStatusTone[status]}`}>
      {t(isWithCustomer ? 'quote.status-staff.offered' : `quote.status.${status}`)}
    </span>
  );
}

/** Glyph and word of an order's state. */
export function OrderStatus({ status }: { status: OfOrder }) {
  const t = useT();
  return <span className={`status ${orderStatusTone[status]}`}>{t(`order.status.${status}`)}</span>;
}

/** Glyph and word of an invoice's state. */
export function InvoiceStatus({ status }: { status: OfInvoice }) {
  const t = useT();
  return <span className={`status ${invoiceStatusTone[status]}`}>{t(`invoice.status.${status}`)}</span>;
}

/** Glyph and word of an assignment's state. */
export function AssignmentStatus({ status }: { status: OfAssignment }) {
  const t = useT();
  return <span className={`status ${assignmentStatusTone[status]}`}>{t(`assignment.status.${status}`)}</span>;
}
