import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { rowsOf } from '../../lib/page-query';
import { EmptySheet } from '../../ui/empty-sheet';
import { Loaded } from '../../ui/loaded';
import { MoreRows } from '../../ui/more-rows';
import { PageHead } from '../../ui/page-head';
import { SearchField } from '../../ui/search-field';
import { overviewQuery, staffQuotesQuery } from './staff-queries';
import type { StaffQuoteFilter } from './staff-filter';
import { StaffQuoteTable } from './staff-quote-table';
import { StatusTabs } from './status-tabs';

type StaffQuoteListProps = { filter: StaffQuoteFilter; onFilter: (filter: StaffQuoteFilter) => void };

/** Everybody's quotes: by state, by search. */
export function StaffQuoteList({ filter, onFilter }: StaffQuoteListProps) {
  const { t } = useTranslation();
  const { data: overview } = useQuery(overviewQuery());
  const { status } = filter;
  const handleSearch = useCallback((q: string) => onFilter({ status, q: q || undefined }), [status, onFilter]);
  return (
    <>
      <PageHead title={t('admin.quotes')} />
      <div className="filter-bar">
        <StatusTabs quotes={overview?.quotes} filter={filter} />
        <SearchField label={t('admin.quotes.search')} value={filter.q ?? ''} onSearch={handleSearch} />
      </div>
      <div className="panel page-panel">
        <FilteredQuotes filter={filter} />
      </div>
    </>
  );
}

function FilteredQuotes({ filter }: { filter: StaffQuoteFilter }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(staffQuotesQuery(filter));
  return (
    <Loaded query={query} lines={10}>
      {(pages) => {
        const quotes = rowsOf(pages);
        if (quotes.length === 0) return <NoQuotes filter={filter} />;
        return (
          <>
            <StaffQuoteTable quotes={quotes} />
            <MoreRows query={query} count={t('admin.quotes.count', { count: quotes.length })} />
          </>
        );
      }}
    </Loaded>
  );
}

function NoQuotes({ filter: { status, q } }: { filter: StaffQuoteFilter }) {
  const { t } = useTranslation();
  if (!status && !q) return <EmptySheet title={t('admin.quotes.none')} text={t('admin.quotes.none.text')} />;
  return (
    <EmptySheet title={t('admin.quotes.no-match')} text={q ? t('admin.quotes.no-match.search', { q }) : t('admin.quotes.no-match.status')}>
      <Link className="button" to="/admin/quotes" search={{}}>
        {t('admin.quotes.show-all')}
      </Link>
    </EmptySheet>
  );
}
