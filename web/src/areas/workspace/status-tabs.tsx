import type { StaffOverview } from '@contract/people/people';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { StaffQuoteFilter } from './staff-filter';
import { statusViews, type StatusView } from './status-views';

type StatusTabsProps = { quotes: StaffOverview['quotes'] | undefined; filter: StaffQuoteFilter };

/** The list by state, with counts. A search stays when the tab changes. */
export function StatusTabs({ quotes, filter }: StatusTabsProps) {
  const { t } = useTranslation();
  const nameOf = (status: StatusView['status']) => {
    if (status === undefined || status === 'open') return t(`admin.quotes.view.${status ?? 'all'}`);
    return status === 'offered' ? t('quote.status-staff.offered') : t(`quote.status.${status}`);
  };
  return (
    <nav className="segments-scroll" aria-label={t('admin.quotes.views')}>
      <div className="segments">
        {statusViews(quotes ?? {}, filter.status).map(({ status, count }) => (
          <Link key={status ?? 'all'} to="/admin/quotes" search={{ ...filter, status }} activeOptions={{ exact: true }}>
            {nameOf(status)} {quotes && <span className="mono extra-small">{count}</span>}
          </Link>
        ))}
      </div>
    </nav>
  );
}
