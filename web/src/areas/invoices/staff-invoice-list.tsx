import { invoiceSorts, type InvoiceSort } from '@contract/billing/invoice';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptySheet } from '../../ui/feedback/empty-sheet';
import { ExportButtons } from '../../ui/tables/export-buttons';
import { Listed } from '../../ui/tables/listed';
import { PageHead } from '../../ui/layout/page-head';
import { SearchField } from '../../ui/forms/search-field';
import { SortChoice } from '../../ui/forms/sort-choice';
import type { InvoiceFilter } from '../../documents/invoices/invoice-filter';
import { InvoiceTabs } from './invoice-tabs';
import { staffInvoicesQuery } from '../../documents/invoices/invoices-query';
import { StaffInvoiceTable } from './staff-invoice-table';

type StaffInvoiceListProps = {
  filter: InvoiceFilter;
  onFilter: (filter: InvoiceFilter) => void;
  /** Views that somebody keeps. */
  views: ReactNode;
};

/** Everybody's invoices: by state, by search, by due day. */
export function StaffInvoiceList({ filter, onFilter, views }: StaffInvoiceListProps) {
  const { t } = useTranslation();
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
  const { t } = useTranslation();
  if (!status && !q) return <EmptySheet title={t('admin.invoices.none')} text={t('admin.invoices.none.text')} />;
  return (
    <EmptySheet title={t('invoice.no-match')} text={q ? t('invoice.no-match.search', { q }) : t('invoice.none-here')}>
      <Link className="button" to="/admin/invoices" search={{}}>
        {t('invoice.show-all')}
      </Link>
    </EmptySheet>
  );
}
