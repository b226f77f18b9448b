import type { StaffInvoiceSummary } from '@contract/billing/invoice';
import { formatCents } from '@contract/pricing/money';
import type { StaffOrder } from '@contract/production/order';
import { billable, type BillWish } from '@contract/states/order';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/locale';
import { rowsOf } from '../../lib/page-query';
import { InvoiceStatus } from '../../ui/marks/invoice-status';
import { Loaded } from '../../ui/tables/loaded';
import { Panel } from '../../ui/layout/panel';
import { BillDialog } from './bill-dialog';
import { invoiceTitle } from '../../documents/invoices/invoice-title';
import { staffInvoicesQuery } from '../../documents/invoices/invoices-query';

/** What was billed of an order, and the way to bill the next part or the rest. */
export function OrderInvoices({ order }: { order: Pick<StaffOrder, 'id' | 'status' | 'earlyStart'> }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [wish, setWish] = useState<BillWish | null>(null);
  const query = useInfiniteQuery(staffInvoicesQuery({ order: order.id }));
  const invoices = query.data ? rowsOf(query.data) : [];
  const wishes = invoices.some(coversAll) ? [] : billable(order);
  return (
    <Panel title={t('bill.title')}>
      <Loaded query={query} lines={2}>
        {() => <Billed invoices={invoices} />}
      </Loaded>
      {wishes.length > 0 && (
        <div className="row bill-buttons">
          {wishes.map((one) => (
            <button key={one} type="button" className="button small" onClick={() => setWish(one)}>
              {t(`bill.${one}`)}
            </button>
          ))}
        </div>
      )}
      {wish && (
        <BillDialog
          orderId={order.id}
          wish={wish}
          onDraft={({ id }) => void navigate({ to: '/admin/invoices/$id', params: { id } })}
          onClose={() => setWish(null)}
        />
      )}
    </Panel>
  );
}

/** After such an invoice nothing is left to bill, until it is cancelled. */
const coversAll = ({ scope, status }: StaffInvoiceSummary): boolean => scope !== 'partial' && status !== 'draft' && status !== 'cancelled';

function Billed({ invoices }: { invoices: readonly StaffInvoiceSummary[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (invoices.length === 0) return <p className="muted">{t('bill.none')}</p>;
  return (
    <ul className="stack">
      {invoices.map((invoice) => (
        <li key={invoice.id} className="row between">
          <Link to="/admin/invoices/$id" params={{ id: invoice.id }}>
            {`${t(invoiceTitle(invoice))} ${invoice.number}`.trim()}
          </Link>
          <span className="row">
            <span className="nowrap">{formatCents(invoice.gross, locale)}</span>
            <InvoiceStatus status={invoice.status} />
          </span>
        </li>
      ))}
    </ul>
  );
}
