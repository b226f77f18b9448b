import type { StaffOverview } from '@contract/people/person';
import { quoteStatuses } from '@contract/states/quote';
import { Link } from '@tanstack/react-router';
import { QuoteStatus } from '../../ui/marks/document-status';

/** How many quotes are in which state; each leads to its list. */
export function StatusCounts({ quotes }: { quotes: StaffOverview['quotes'] }) {
  return (
    <ul className="status-counts">
      {quoteStatuses.map((status) => (
        <li key={status}>
          <Link to="/admin/quotes" search={{ status }}>
            <QuoteStatus status={status} forStaff />
            <b className="numeric">{quotes[status] ?? 0}</b>
          </Link>
        </li>
      ))}
    </ul>
  );
}
