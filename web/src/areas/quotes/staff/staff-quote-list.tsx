import { type QuoteSort, quoteSorts, type StaffQuoteSummary } from '@contract/quoting/quote';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useCallback } from 'react';
import { useT } from '../../../lib/text/strings';
import { rowsOf } from '../../../lib/http/page-query';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';
import { ExportButtons } from '../../../ui/tables/export-buttons';
import { Listed } from '../../../ui/tables/listed';
import { PageHead } from '../../../ui/layout/page-head';
import { SearchField } from '../../../ui/forms/search-field';
import { SortChoice } from '../../../ui/forms/sort-choice';
import { type Selection, useSelection } from '../../../ui/tables/use-selection';
import { BulkBar } from '../../workspace/bulk-bar';
import { overviewQuery, type StaffQuoteFilter, staffQuotesQuery } from '../../workspace/staff-queries';
import { StatusTabs } from '../../workspace/status-tabs';
import { formatCents } from '@contract/pricing/money';
import { useLocale } from '../../../lib/text/locale';
import { formatDate, formatMoment } from '../../../ui/marks/format-time';
import { QuoteStatus } from '../../../ui/marks/quote-status';
import { type RecordColumn, RecordTable } from '../../../ui/tables/record-table';
import { Customer, Services } from '../../workspace/document-cells';

type StaffQuoteListProps = {
  filter: StaffQuoteFilter;
  onFilter: (filter: StaffQuoteFilter) => void;
  /** Views that somebody keeps. */
  views: ReactNode;
};

/** Everybody's quotes: by state, by search. */
export function StaffQuoteList({ filter, onFilter, views }: StaffQuoteListProps) {
  const t = useT();
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
  const t = useT();
  if (!status && !q) return <EmptySheet title={t('admin.quotes.none')} text={t('admin.quotes.none.text')} />;
  return (
    <EmptySheet title={t('admin.quotes.no-match')} text={q ? t('admin.quotes.no-match.search', { q }) : t('admin.quotes.no-match.status')}>
      <Link className="button" to="/admin/quotes" search={{}}>
        {t('admin.quotes.show-all')}
      </Link>
    </EmptySheet>
  );
}

type StaffQuoteTableProps = {
  quotes: readonly StaffQuoteSummary[];
  sort: QuoteSort;
  onSort: (sort: QuoteSort) => void;
  selection: Selection;
};

function StaffQuoteTable({ quotes, ...choice }: StaffQuoteTableProps) {
  return <RecordTable name="staff-quotes" rows={quotes} columns={useColumns()} {...choice} />;
}

function useColumns(): RecordColumn<StaffQuoteSummary, QuoteSort>[] {
  const t = useT();
  const locale = useLocale();
  return [
    {
      title: t('admin.quotes.number'),
      className: 'mono nowrap',
      cell: ({ id, number }) => (
        <Link className="row-link" to="/admin/quotes/$id" params={{ id }}>
          {number}
        </Link>
      ),
    },
    {
      title: t('admin.quotes.customer'),
      className: 'cell-customer',
      sort: { by: 'customer', direction: 'ascending' },
      cell: (quote) => <Customer of={quote} />,
    },
    { title: t('admin.quotes.services'), cell: ({ services }) => <Services names={services} /> },
    { title: t('admin.quotes.files'), className: 'hide-small', numeric: true, cell: ({ files }) => files },
    {
      title: t('admin.quotes.net'),
      className: 'nowrap cell-amount',
      numeric: true,
      sort: { by: 'amount', direction: 'descending' },
      cell: ({ net }) => formatCents(net, locale),
    },
    { title: t('admin.quotes.status'), className: 'cell-status', cell: ({ status }) => <QuoteStatus status={status} forStaff /> },
    {
      title: t('admin.quotes.valid'),
      className: 'mono muted nowrap hide-small',
      sort: { by: 'valid', direction: 'ascending' },
      cell: ({ validUntil }) => (validUntil ? formatDate(validUntil, locale) : '–'),
    },
    {
      title: t('admin.quotes.received'),
      className: 'mono muted nowrap hide-small',
      sort: { by: 'newest', direction: 'descending' },
      cell: ({ submittedAt }) => formatMoment(submittedAt, locale),
    },
  ];
}
