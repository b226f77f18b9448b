import { invoiceStatuses, type InvoiceStatus } from '@contract/states/invoice';
import { Link } from '@tanstack/react-router';
import { useT } from '../../lib/text/strings';
import type { InvoiceFilter } from '../../documents/invoices/invoices-query';

type InvoiceTabsProps = {
  to: '/app/invoices' | '/admin/invoices';
  filter: InvoiceFilter;
  /** The statuses that have a tab. */ statuses?: readonly InvoiceStatus[];
};

/** Tabs of the list by status. A search stays when the tab changes. */
export function InvoiceTabs({ to, filter, statuses = invoiceStatuses }: InvoiceTabsProps) {
  const t = useT();
  return (
    <nav className="segments-scroll" aria-label={t('invoice.views')}>
      <div className="segments">
        {[undefined, 'unpaid' as const, ...statuses].map((status) => (
          <Link key={status ?? 'all'} to={to} search={{ ...filter, status }} activeOptions={{ exact: true }}>
            {status === undefined || status === 'unpaid' ? t(`invoice.view.${status ?? 'all'}`) : t(`invoice.status.${status}`)}
          </Link>
        ))}
      </div>
    </nav>
  );
}
