import { type InvoiceSort, invoiceSorts, type StaffInvoiceSummary } from '@contract/billing/invoice';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useT } from '../../lib/text/strings';
import { EmptySheet } from '../../ui/feedback/empty-sheet';
import { ExportButtons } from '../../ui/tables/export-buttons';
import { RecordList } from '../../ui/tables/record-list';
import type { Column } from '../../ui/tables/record-table';
import { SavedViews } from '../workspace/saved-views/saved-views';
import { PageHead } from '../../ui/layout/page-head';
import { type InvoiceFilter, staffInvoicesQuery } from '../../documents/invoices/invoices-query';
import { InvoiceDetail, OpenAmount } from './invoice-list';
import { InvoiceTabs } from './invoice-tabs';
import { formatCents } from '@contract/pricing/money';
import { useLocale } from '../../lib/text/locale';
import { formatDate } from '../../lib/text/format';
import { InvoiceStatus } from '../../ui/marks/document-status';

type StaffInvoiceListProps = { filter: InvoiceFilter; onFilter: (filter: InvoiceFilter) => void };

/** A list of everybody's invoices, by status, by search and by due day. */
export function StaffInvoiceList({ filter, onFilter }: StaffInvoiceListProps) {
  const t = useT();
  const query = useInfiniteQuery(staffInvoicesQuery(filter));
  return (
    <>
      <PageHead title={t('admin.invoices')}>
        <ExportButtons list="invoices" filter={filter} />
        <Link className="button small" to="/admin/payments">
          {t('admin.invoices.import')}
        </Link>
      </PageHead>
      <RecordList
        query={query}
        columns={useColumns()}
        idOf={({ id }) => id}
        className="dense staff-invoices"
        linked
        filter={filter}
        onFilter={onFilter}
        tabs={<InvoiceTabs to="/admin/invoices" filter={filter} />}
        search={t('admin.invoices.search')}
        orders={{ all: invoiceSorts, current: filter.sort ?? 'newest' }}
        views={<SavedViews list="invoices" filter={filter} />}
        none={<NoInvoices filter={filter} />}
        count={(count) => t('invoice.count', { count })}
      />
    </>
  );
}

function NoInvoices({ filter: { status, q } }: { filter: InvoiceFilter }) {
  const t = useT();
  if (!status && !q) return <EmptySheet title={t('admin.invoices.none')} text={t('admin.invoices.none.text')} />;
  return (
    <EmptySheet title={t('invoice.no-match')} text={q ? t('invoice.no-match.search', { q }) : t('invoice.none-here')}>
      <Link className="button" to="/admin/invoices" search={{}}>
        {t('invoice.show-all')}
      </Link>
    </EmptySheet>
  );
}

function useColumns(): Column<StaffInvoiceSummary, InvoiceSort>[] {
  const t = useT();
  const locale = useLocale();
  return [
    {
      title: t('invoice.number'),
      className: 'mono nowrap',
      sort: { by: 'newest', direction: 'descending' },
      cell: ({ id, number }) => (
        <Link className="row-link" to="/admin/invoices/$id" params={{ id }}>
          {number || t('invoice.status.draft')}
        </Link>
      ),
    },
    {
      title: t('invoice.customer'),
      sort: { by: 'customer', direction: 'ascending' },
      cell: (invoice) => (
        <>
          <b>{invoice.name}</b>
          <InvoiceDetail {...invoice} />
        </>
      ),
    },
    { title: t('invoice.order'), className: 'mono hide-small', cell: ({ orderNumber }) => orderNumber },
    {
      title: t('invoice.gross'),
      className: 'nowrap',
      numeric: true,
      sort: { by: 'amount', direction: 'descending' },
      cell: ({ gross }) => formatCents(gross, locale),
    },
    {
      title: t('invoice.open'),
      className: 'nowrap hide-small',
      numeric: true,
      cell: (invoice) => <OpenAmount {...invoice} />,
    },
    { title: t('invoice.status'), cell: ({ status }) => <InvoiceStatus status={status} /> },
    {
      title: t('invoice.due-on'),
      className: 'mono muted nowrap hide-small',
      sort: { by: 'due', direction: 'ascending' },
      cell: ({ kind, status, dueOn }) =>
        kind === 'invoice' && status !== 'draft' && status !== 'cancelled' ? formatDate(dueOn, locale) : '–',
    },
  ];
}
