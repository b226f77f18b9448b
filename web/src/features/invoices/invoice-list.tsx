import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { rowsOf } from '../../lib/page-query';
import { EmptySheet } from '../../ui/empty-sheet';
import { Loaded } from '../../ui/loaded';
import { MoreRows } from '../../ui/more-rows';
import { PageHead } from '../../ui/page-head';
import { SiteLink } from '../../ui/site-link';
import type { InvoiceFilter } from './invoice-filter';
import { InvoiceTable } from './invoice-table';
import { InvoiceTabs } from './invoice-tabs';
import { invoicesQuery } from './invoices-query';

/** All of the customer's invoices, by state. */
export function InvoiceList({ filter }: { filter: InvoiceFilter }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('portal.invoices')} />
      <div className="filter-bar">
        <InvoiceTabs to="/app/invoices" filter={filter} statuses={['overdue', 'paid', 'cancelled']} />
      </div>
      <div className="panel page-panel">
        <FilteredInvoices filter={filter} />
      </div>
    </>
  );
}

function FilteredInvoices({ filter }: { filter: InvoiceFilter }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(invoicesQuery(filter));
  return (
    <Loaded query={query}>
      {(pages) => {
        const invoices = rowsOf(pages);
        if (invoices.length === 0) return filter.status ? <NoneForFilter /> : <NoInvoices />;
        return (
          <>
            <InvoiceTable invoices={invoices} />
            <MoreRows query={query} count={t('invoice.count', { count: invoices.length })} />
          </>
        );
      }}
    </Loaded>
  );
}

function NoInvoices() {
  const { t } = useTranslation();
  return (
    <EmptySheet title={t('portal.invoices.none')} text={t('portal.invoices.none.text')}>
      <Link className="button primary" to="/app/quotes">
        {t('portal.to-quotes')}
      </Link>
      <SiteLink className="button" to="/">
        {t('portal.first.services')}
      </SiteLink>
    </EmptySheet>
  );
}

function NoneForFilter() {
  const { t } = useTranslation();
  return (
    <EmptySheet title={t('invoice.no-match')} text={t('invoice.none-here')}>
      <Link className="button" to="/app/invoices" search={{}}>
        {t('invoice.show-all')}
      </Link>
    </EmptySheet>
  );
}
