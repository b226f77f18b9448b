import { quoteSorts, type QuoteSort } from '@contract/quoting/quote';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rowsOf } from '../../../lib/page-query';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';
import { ExportButtons } from '../../../ui/tables/export-buttons';
import { Listed } from '../../../ui/tables/listed';
import { PageHead } from '../../../ui/layout/page-head';
import { SearchField } from '../../../ui/forms/search-field';
import { SortChoice } from '../../../ui/forms/sort-choice';
import { useSelection } from '../../../ui/tables/use-selection';
import { BulkBar } from '../../workspace/bulk-bar';
import { overviewQuery, staffQuotesQuery } from '../../workspace/staff-queries';
import type { StaffQuoteFilter } from '../../workspace/staff-filter';
import { StaffQuoteTable } from './staff-quote-table';
import { StatusTabs } from '../../workspace/status-tabs';

type StaffQuoteListProps = {
  filter: StaffQuoteFilter;
  onFilter: (filter: StaffQuoteFilter) => void;
  /** Views that somebody keeps. */
  views: ReactNode;
};

/** Everybody's quotes: by state, by search. */
export function StaffQuoteList({ filter, onFilter, views }: StaffQuoteListProps) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(staffQuotesQuery(filter));
  const quotes = query.data ? rowsOf(query.data) : [];
  const selection = useSelection(quotes.map(({ id }) => id));
  const { data: overview } = useQuery(overviewQuery());
  const { sort = 'newest' } = filter;
  const handleSearch = useCallback((q: string) => onFilter({ ...filter, q: q || undefined }), [filter, onFilter]);
  const handleSort = (by: QuoteSort) => onFilter({ ...filter, sort: by });
  return (
    <>
      <PageHead title={t('admin.quotes')}>
        <ExportButtons list="quotes" filter={filter} />
      </PageHead>
      <div className="filter-bar">
        <StatusTabs quotes={overview?.quotes} filter={filter} />
        <SortChoice sorts={quoteSorts} value={sort} onSort={handleSort} />
        <SearchField label={t('admin.quotes.search')} value={filter.q ?? ''} onSearch={handleSearch} />
      </div>
      {views}
      <BulkBar list="quotes" rows={quotes} selection={selection} />
      <Listed query={query} lines={10} none={<NoQuotes filter={filter} />} count={(count) => t('admin.quotes.count', { count })}>
        {() => <StaffQuoteTable quotes={quotes} sort={sort} onSort={handleSort} selection={selection} />}
      </Listed>
    </>
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
