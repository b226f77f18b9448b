import { type QuoteSort, quoteSorts, type StaffQuoteSummary } from '@contract/quoting/quote';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useT } from '../../../lib/text/strings';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';
import { ExportButtons } from '../../../ui/tables/export-buttons';
import { RecordList } from '../../../ui/tables/record-list';
import type { Column } from '../../../ui/tables/record-table';
import { PageHead } from '../../../ui/layout/page-head';
import { BulkBar } from '../../workspace/bulk-bar';
import { SavedViews } from '../../workspace/saved-views/saved-views';
import { overviewQuery, type StaffQuoteFilter, staffQuotesQuery } from '../../workspace/staff-queries';
import { StatusTabs } from '../../workspace/status-filters';
import { isLostFilter, LostOffersNote } from '../../workspace/lost-offers';
import { formatCents } from '@contract/pricing/money';
import { useLocale } from '../../../lib/text/locale';
import { formatDate, formatMoment } from '../../../lib/text/format';
import { QuoteStatus } from '../../../ui/marks/document-status';
import { Customer, Services } from '../../workspace/document-cells';

type StaffQuoteListProps = { filter: StaffQuoteFilter; onFilter: (filter: StaffQuoteFilter) => void };

/** A list of everybody's quotes, by status and by search. */
export function StaffQuoteList({ filter, onFilter }: StaffQuoteListProps) {
  const t = useT();
  const query = useInfiniteQuery(staffQuotesQuery(filter));
  const { data: overview } = useQuery(overviewQuery());
  return (
    <>
      <PageHead title={t('admin.quotes')}>
        <Link className="button" to="/admin/quotes/new" search={{}}>
          {t('admin.new-request')}
        </Link>
        <ExportButtons list="quotes" filter={filter} />
      </PageHead>
      <RecordList
        query={query}
        columns={useColumns()}
        idOf={({ id }) => id}
        className="dense staff-quotes"
        linked
        filter={filter}
        onFilter={onFilter}
        tabs={<StatusTabs quotes={overview?.quotes} filter={filter} />}
        search={t('admin.quotes.search')}
        orders={{ all: quoteSorts, current: filter.sort ?? 'newest' }}
        views={
          <>
            <LostOffersNote filter={filter} />
            <SavedViews list="quotes" filter={filter} />
          </>
        }
        bulk={{ nameOf: ({ number }) => number, bar: (chosen) => <BulkBar list="quotes" {...chosen} /> }}
        none={<NoQuotes filter={filter} />}
        count={(count) => t('admin.quotes.count', { count })}
      />
    </>
  );
}

function NoQuotes({ filter }: { filter: StaffQuoteFilter }) {
  const t = useT();
  const { status, q } = filter;
  if (isLostFilter(filter)) return <EmptySheet title={t('admin.quotes.no-match')} text={t('lost.filter.none')} />;
  if (!status && !q) return <EmptySheet title={t('admin.quotes.none')} text={t('admin.quotes.none.text')} />;
  return (
    <EmptySheet title={t('admin.quotes.no-match')} text={q ? t('admin.quotes.no-match.search', { q }) : t('admin.quotes.no-match.status')}>
      <Link className="button" to="/admin/quotes" search={{}}>
        {t('admin.quotes.show-all')}
      </Link>
    </EmptySheet>
  );
}

function useColumns(): Column<StaffQuoteSummary, QuoteSort>[] {
  const t = useT();
  const locale = useLocale();
  return [
    {
      title: t('admin.quotes.number'),
      className: 'mono nowrap',
      cell: ({ id, number, madeByUs }) => (
        <>
          <Link className="row-link" to="/admin/quotes/$id" params={{ id }}>
            {number}
          </Link>
          {madeByUs && <small className="muted row-detail">{t('admin.origin.mark')}</small>}
        </>
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
