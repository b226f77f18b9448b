import { quoteStatuses } from '@contract/states/quote';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { quoteFilterOf, type QuoteFilter } from './quote-filter';

const views = [undefined, 'open', 'offered', 'accepted'] as const;

type QuoteFilterBarProps = { filter: QuoteFilter; onFilter: (filter: QuoteFilter) => void };

/** The views most people want as tabs, every single state in a list. */
export function QuoteFilterBar({ filter, onFilter }: QuoteFilterBarProps) {
  const { t } = useTranslation();
  return (
    <div className="filter-bar">
      <nav className="segments-scroll" aria-label={t('portal.quotes.views')}>
        <div className="segments">
          {views.map((status) => (
            <Link key={status ?? 'all'} to="/app/quotes" search={{ status }} activeOptions={{ exact: true }}>
              {status === undefined || status === 'open' ? t(`portal.quotes.view.${status ?? 'all'}`) : t(`quote.status.${status}`)}
            </Link>
          ))}
        </div>
      </nav>
      <select
        className="input small"
        aria-label={t('portal.quotes.status')}
        value={filter.status ?? ''}
        onChange={({ target }) => onFilter(quoteFilterOf({ status: target.value }))}
      >
        <option value="">{t('portal.quotes.any-status')}</option>
        <option value="open">{t('portal.quotes.view.open')}</option>
        {quoteStatuses.map((status) => (
          <option key={status} value={status}>
            {t(`quote.status.${status}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
