import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { rowsOf } from '../../lib/page-query';
import { Panel } from '../../ui/layout/panel';
import { InvoiceTable } from './invoice-table';
import { invoicesQuery } from '../../documents/invoices/invoices-query';

const SHOWN = 3;

/** The customer's latest invoices; nothing before the first. */
export function RecentInvoices() {
  const { t } = useTranslation();
  const { data } = useInfiniteQuery(invoicesQuery());
  const invoices = data ? rowsOf(data) : [];
  if (invoices.length === 0) return null;
  const all = (
    <Link className="link small" to="/app/invoices">
      {t('portal.recent.all')}
    </Link>
  );
  return (
    <Panel title={t('portal.invoices')} aside={all} flush>
      <InvoiceTable invoices={invoices.slice(0, SHOWN)} />
    </Panel>
  );
}
