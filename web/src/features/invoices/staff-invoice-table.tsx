import type { StaffInvoiceSummary } from '@contract/invoice';
import { formatCents } from '@contract/money';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/locale';
import { formatDate } from '../../ui/format-time';
import { InvoiceStatus } from '../../ui/invoice-status';
import { moveBetweenRows } from '../../ui/move-between-rows';
import { openOf } from './open-of';
import { invoiceTitle } from './invoice-title';

/** A dense list of invoices; the arrow keys lead from row to row. */
export function StaffInvoiceTable({ invoices }: { invoices: readonly StaffInvoiceSummary[] }) {
  const { t } = useTranslation();
  return (
    <div className="table-scroll" onKeyDown={moveBetweenRows}>
      <table className="table dense stacked staff-invoices">
        <thead>
          <tr>
            <th>{t('invoice.number')}</th>
            <th>{t('invoice.customer')}</th>
            <th>{t('invoice.order')}</th>
            <th className="numeric">{t('invoice.gross')}</th>
            <th className="numeric">{t('invoice.open')}</th>
            <th>{t('invoice.status')}</th>
            <th>{t('invoice.due-on')}</th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice) => (
            <StaffInvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function StaffInvoiceRow({ invoice }: { invoice: StaffInvoiceSummary }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { id, number, name, orderNumber, gross, status, dueOn, kind } = invoice;
  const hasTerm = kind === 'invoice' && status !== 'draft';
  return (
    <tr>
      <td className="mono nowrap">
        <Link className="row-link" to="/admin/invoices/$id" params={{ id }}>
          {number || t('invoice.status.draft')}
        </Link>
      </td>
      <td>
        <b>{name}</b>
        <small className="muted row-detail">{t(invoiceTitle(invoice))}</small>
      </td>
      <td className="mono hide-small">{orderNumber}</td>
      <td className="numeric nowrap">{formatCents(gross, locale)}</td>
      <td className="numeric nowrap hide-small">{formatCents(openOf(invoice), locale)}</td>
      <td>
        <InvoiceStatus status={status} />
      </td>
      <td className="mono muted nowrap hide-small">{hasTerm ? formatDate(dueOn, locale) : '–'}</td>
    </tr>
  );
}
