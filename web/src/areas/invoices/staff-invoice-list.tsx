import { type InvoiceSort, invoiceSorts, type StaffInvoiceSummary } from '@contract/billing/invoice';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useCallback } from 'react';
import { useT } from '../../lib/text/strings';
import { EmptySheet } from '../../ui/feedback/empty-sheet';
import { ExportButtons } from '../../ui/tables/export-buttons';
import { Listed } from '../../ui/tables/listed';
import { PageHead } from '../../ui/layout/page-head';
import { SearchField } from '../../ui/forms/search-field';
import { SortChoice } from '../../ui/forms/sort-choice';
import { type InvoiceFilter, invoiceTitle, openOf, staffInvoicesQuery } from '../../documents/invoices/invoices-query';
import { InvoiceTabs } from './invoice-tabs';
import { formatCents } from '@contract/pricing/money';
import { useLocale } from '../../lib/text/locale';
import { formatDate } from '../../ui/marks/format-time';
import { InvoiceStatus } from '../../ui/marks/invoice-status';
import { type RecordColumn, RecordTable } from '../../ui/tables/record-table';

type StaffInvoiceListProps = {
  filter: InvoiceFilter;
  onFilter: (filter: InvoiceFilter) => void;
  /** Views that somebody keeps. */
  views: ReactNode;
};

/** Everybody's invoices: by state, by search, by due day. */
export function StaffInvoiceList({ filter, onFilter, views }: StaffInvoiceListProps) {
  const t = useT();
  const query = useInfiniteQuery(staffInvoicesQuery(filter));
  const { sort = 'newest' } = filter;
  const handleSearch = useCallback((q: string) => onFilter({ ...filter, q: q || undefined }), [filter, onFilter]);
  const handleSort = (by: InvoiceSort) => onFilter({ ...filter, sort: by });
  return (
    <>
      <PageHead title={t('admin.invoices')}>
        <ExportButtons list="invoices" filter={filter} />
        <Link className="button small" to="/admin/payments">
          {t('admin.invoices.import')}
        </Link>
      </PageHead>
      <div className="filter-bar">
        <InvoiceTabs to="/admin/invoices" filter={filter} />
        <SortChoice sorts={invoiceSorts} value={sort} onSort={handleSort} />
        <SearchField label={t('admin.invoices.search')} value={filter.q ?? ''} onSearch={handleSearch} />
      </div>
      {views}
      <Listed query={query} lines={10} none={<NoInvoices filter={filter} />} count={(count) => t('invoice.count', { count })}>
        {(invoices) => <StaffInvoiceTable invoices={invoices} sort={sort} onSort={handleSort} />}
      </Listed>
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

type StaffInvoiceTableProps = { invoices: readonly StaffInvoiceSummary[]; sort: InvoiceSort; onSort: (sort: InvoiceSort) => void };

function StaffInvoiceTable({ invoices, ...sorting }: StaffInvoiceTableProps) {
  return <RecordTable name="staff-invoices" rows={invoices} columns={useColumns()} {...sorting} />;
}

function useColumns(): RecordColumn<StaffInvoiceSummary, InvoiceSort>[] {
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
          <small className="muted row-detail">{t(invoiceTitle(invoice))}</small>
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
      cell: (invoice) => formatCents(openOf(invoice), locale),
    },
    { title: t('invoice.status'), cell: ({ status }) => <InvoiceStatus status={status} /> },
    {
      title: t('invoice.due-on'),
      className: 'mono muted nowrap hide-small',
      sort: { by: 'due', direction: 'ascending' },
      cell: ({ kind, status, dueOn }) => (kind === 'invoice' && status !== 'draft' ? formatDate(dueOn, locale) : '–'),
    },
  ];
}
