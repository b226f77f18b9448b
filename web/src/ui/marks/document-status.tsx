import { assignmentStatusTone, type AssignmentStatus as OfAssignment } from '@contract/states/assignment';
import { invoiceStatusTone, type InvoiceStatus as OfInvoice } from '@contract/states/invoice';
import { orderStatusTone, type OrderStatus as OfOrder } from '@contract/states/order';
import { quoteStatusTone, type QuoteStatus as OfQuote } from '@contract/states/quote';
import { useT } from '../../lib/text/strings';

/** Shows glyph and word of a quote's status. What waits for the customer is for staff "with the customer". */
export function QuoteStatus({ status, forStaff = false }: { status: OfQuote; forStaff?: boolean }) {
  const t = useT();
  const isWithCustomer = forStaff && status === 'offered';
  return (
    <span className={`status ${quoteStatusTone[status]}`}>
      {t(isWithCustomer ? 'quote.status-staff.offered' : `quote.status.${status}`)}
    </span>
  );
}

/** Shows glyph and word of an order's status. */
export function OrderStatus({ status }: { status: OfOrder }) {
  const t = useT();
  return <span className={`status ${orderStatusTone[status]}`}>{t(`order.status.${status}`)}</span>;
}

/** Shows glyph and word of an invoice's status. */
export function InvoiceStatus({ status }: { status: OfInvoice }) {
  const t = useT();
  return <span className={`status ${invoiceStatusTone[status]}`}>{t(`invoice.status.${status}`)}</span>;
}

/** Shows glyph and word of an assignment's status. */
export function AssignmentStatus({ status }: { status: OfAssignment }) {
  const t = useT();
  return <span className={`status ${assignmentStatusTone[status]}`}>{t(`assignment.status.${status}`)}</span>;
}
