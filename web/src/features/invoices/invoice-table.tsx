import type { InvoiceSummary } from '@contract/invoice';
import { formatCents } from '@contract/money';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/locale';
import { formatDate } from '../../ui/format-time';
import { InvoiceStatus } from '../../ui/invoice-status';
import { invoiceTitle } from './invoice-title';
import { openOf } from './open-of';

/** Invoices with number, order, days, sums and state; on small screens one below the other. */
export function InvoiceTable({ invoices }: { invoices: readonly InvoiceSummary[] }) {
  const { t } = useTranslation();
  return (
    <div className="table-scroll">
      <table className="table stacked quote-table">
        <thead>
          <tr>
            <th>{t('invoice.number')}</th>
            <th>{t('invoice.order')}</th>
            <th>{t('invoice.date')}</th>
            <th>{t('invoice.due-on')}</th>
            <th className="numeric">{t('invoice.gross')}</th>
            <th className="numeric">{t('invoice.open')}</th>
            <th>{t('invoice.status')}</th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function InvoiceRow({ invoice }: { invoice: InvoiceSummary }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { id, number, orderNumber, issuedOn, dueOn, gross, status } = invoice;
  return (
    <tr className="linked-row">
      <td className="mono nowrap">
        <Link className="row-link" to="/app/invoices/$id" params={{ id }}>
          {number}
        </Link>
        <small className="muted row-detail">{t(invoiceTitle(invoice))}</small>
      </td>
      <td className="mono" data-label={t('invoice.order')}>
        {orderNumber}
      </td>
      <td data-label={t('invoice.date')}>{issuedOn && formatDate(issuedOn, locale)}</td>
      <td data-label={t('invoice.due-on')}>{invoice.kind === 'invoice' ? formatDate(dueOn, locale) : '–'}</td>
      <td className="numeric nowrap" data-label={t('invoice.gross')}>
        {formatCents(gross, locale)}
      </td>
      <td className="numeric nowrap" data-label={t('invoice.open')}>
        {formatCents(openOf(invoice), locale)}
      </td>
      <td>
        <InvoiceStatus status={status} />
      </td>
    </tr>
  );
}
