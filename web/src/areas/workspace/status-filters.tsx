import { MOST_COUNTED } from '@contract/list';
import { Link } from '@tanstack/react-router';
import { formatCount } from '../../lib/text/format';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import type { StaffOverview } from '@contract/people/person';
import type { StaffQuoteFilter } from './staff-queries';
import { openQuoteStatuses, type QuoteStatus, quoteStatuses } from '@contract/states/quote';

type StatusFilterBarProps<Status extends string> = {
  to: '/app/quotes' | '/app/orders';
  /** The views most people want, beside all and open ones. */
  views: readonly Status[];
  statuses: readonly Status[];
  textOf: (status: Status) => string;
  chosen: Status | 'open' | undefined;
  onChoose: (status: string) => void;
};

/** The views most people want as tabs, every single status in a list. */
export function StatusFilterBar<Status extends string>({ to, views, statuses, textOf, chosen, onChoose }: StatusFilterBarProps<Status>) {
  const t = useT();
  const tabs = [
    { status: undefined, text: t('portal.quotes.view.all') },
    { status: 'open', text: t('portal.quotes.view.open') },
    ...views.map((status) => ({ status, text: textOf(status) })),
  ];
  return (
    <div className="filter-bar">
      <nav className="segments-scroll" aria-label={t('portal.quotes.views')}>
        <div className="segments">
          {tabs.map(({ status, text }) => (
            <Link key={text} to={to} search={{ status } as object} activeOptions={{ exact: true }}>
              {text}
            </Link>
          ))}
        </div>
      </nav>
      <select
        className="input small"
        aria-label={t('portal.quotes.status')}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{t('portal.quotes.any-status')}</option>
        <option value="open">{t('portal.quotes.view.open')}</option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {textOf(status)}
          </option>
        ))}
      </select>
    </div>
  );
}

type StatusTabsProps = { quotes: StaffOverview['quotes'] | undefined; filter: StaffQuoteFilter };

/** Tabs of the list by status, with counts. Search and order stay when the tab changes. */
export function StatusTabs({ quotes, filter }: StatusTabsProps) {
  const t = useT();
  const locale = useLocale();
  const nameOf = (status: StatusView['status']) => {
    if (status === undefined || status === 'open') return t(`admin.quotes.view.${status ?? 'all'}`);
    return status === 'offered' ? t('quote.status-staff.offered') : t(`quote.status.${status}`);
  };
  return (
    <nav className="segments-scroll" aria-label={t('admin.quotes.views')}>
      <div className="segments">
        {statusViews(quotes ?? {}, filter.status).map(({ status, count }) => (
          <Link
            key={status ?? 'all'}
            to="/admin/quotes"
            search={{ q: filter.q, sort: filter.sort, status }}
            activeOptions={{ exact: true }}
          >
            {nameOf(status)} {quotes && <span className="mono extra-small">{formatCount(count, MOST_COUNTED, locale)}</span>}
          </Link>
        ))}
      </div>
    </nav>
  );
}

type StatusView = { status: QuoteStatus | 'open' | undefined; count: number };

const ALWAYS: readonly QuoteStatus[] = ['submitted', 'in_review', 'needs_info', 'offered', 'accepted'];

const countOf = (quotes: StaffOverview['quotes'], statuses: readonly QuoteStatus[]): number =>
  statuses.reduce((count, status) => count + (quotes[status] ?? 0), 0);

/** Returns the tabs of the staff list: all, open, the usual states, and those others that occur or are being looked at. */
export function statusViews(quotes: StaffOverview['quotes'], current: StatusView['status']): StatusView[] {
  const shown = quoteStatuses.filter((status) => ALWAYS.includes(status) || status === current || (quotes[status] ?? 0) > 0);
  return [
    { status: undefined, count: countOf(quotes, quoteStatuses) },
    { status: 'open', count: countOf(quotes, openQuoteStatuses) },
    ...shown.map((status) => ({ status, count: quotes[status] ?? 0 })),
  ];
}
