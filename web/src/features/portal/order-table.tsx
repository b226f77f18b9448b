import { formatCents } from '@contract/money';
import type { OrderSummary } from '@contract/order';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { dueTime } from '../../lib/due-time';
import { useLocale } from '../../lib/locale';
import { formatDay, formatMoment } from '../../ui/format-time';
import { OrderStatus } from '../../ui/order-status';
import { serviceNames } from './service-names';

/** Orders with number, services, term, sum and state; on small screens one below the other. */
export function OrderTable({ orders }: { orders: readonly OrderSummary[] }) {
  const { t } = useTranslation();
  return (
    <div className="table-scroll">
      <table className="table stacked quote-table">
        <thead>
          <tr>
            <th>{t('portal.quotes.number')}</th>
            <th>{t('portal.quotes.services')}</th>
            <th>{t('order.placed-at')}</th>
            <th>{t('order.due')}</th>
            <th className="numeric">{t('portal.quotes.net')}</th>
            <th className="numeric">{t('portal.quotes.gross')}</th>
            <th>{t('portal.quotes.status')}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OrderRow({ order: { id, number, services, placedAt, dueAt, net, gross, status } }: { order: OrderSummary }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const due = dueTime({ status, dueAt });
  return (
    <tr className="linked-row">
      <td className="mono nowrap">
        <Link className="row-link" to="/app/orders/$id" params={{ id }}>
          {number}
        </Link>
      </td>
      <td>{serviceNames(services, locale)}</td>
      <td data-label={t('order.placed-at')}>{formatDay(placedAt, locale)}</td>
      <td data-label={t('order.due')}>{due ? formatMoment(due, locale) : '–'}</td>
      <td className="numeric nowrap" data-label={t('portal.quotes.net')}>
        {formatCents(net, locale)}
      </td>
      <td className="numeric nowrap" data-label={t('portal.quotes.gross')}>
        {formatCents(gross, locale)}
      </td>
      <td>
        <OrderStatus status={status} />
      </td>
    </tr>
  );
}
