import { quoteStatusTone, type QuoteStatus as Status } from '@contract/states/quote';
import { useT } from '../../lib/text/strings';

/** Glyph and word of a quote's state. What waits for the customer is for staff "with the customer". */
export function QuoteStatus({ status, forStaff = false }: { status: Status; forStaff?: boolean }) {
  const t = useT();
  const isWithCustomer = forStaff && status === 'offered';
  return (
    <span className={`status ${quoteStatusTone[status]}`}>
      {t(isWithCustomer ? 'quote.status-staff.offered' : `quote.status.${status}`)}
    </span>
  );
}
