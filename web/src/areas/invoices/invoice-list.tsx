import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useT } from '../../lib/text/strings';
import { EmptySheet } from '../../ui/feedback/empty-sheet';
import { Listed } from '../../ui/tables/listed';
import { PageHead } from '../../ui/layout/page-head';
import { SiteLink } from '../../ui/layout/site-link';
import { type InvoiceFilter, invoicesQuery } from '../../documents/invoices/invoices-query';
import { InvoiceTable } from './invoice-table';
import { InvoiceTabs } from './invoice-tabs';

/** All of the customer's invoices, by state. */
export function InvoiceList({ filter }: { filter: InvoiceFilter }) {
  const t = useT();
  const query = useInfiniteQuery(invoicesQuery(filter));
  return (
    <>
      <PageHead title={t('portal.invoices')} />
      <div className="filter-bar">
        <InvoiceTabs to="/app/invoices" filter={filter} statuses={['overdue', 'paid', 'cancelled']} />
      </div>
      <Listed query={query} none={filter.status ? <NoneForFilter /> : <NoInvoices />} count={(count) => t('invoice.count', { count })}>
        {(invoices) => <InvoiceTable invoices={invoices} />}
      </Listed>
    </>
  );
}

function NoInvoices() {
  const t = useT();
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
  const t = useT();
  return (
    <EmptySheet title={t('invoice.no-match')} text={t('invoice.none-here')}>
      <Link className="button" to="/app/invoices" search={{}}>
        {t('invoice.show-all')}
      </Link>
    </EmptySheet>
  );
}
