import { formatCents } from '@contract/money';
import type { StaffOrderSummary } from '@contract/order';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/locale';
import { moveBetweenRows } from '../../ui/move-between-rows';
import { OrderStatus } from '../../ui/order-status';
import { DueMark } from './due-mark';

/** A dense list of orders; the arrow keys lead from row to row. */
export function StaffOrderTable({ orders }: { orders: readonly StaffOrderSummary[] }) {
  const { t } = useTranslation();
  return (
    <div className="table-scroll" onKeyDown={moveBetweenRows}>
      <table className="table dense stacked staff-orders">
        <thead>
          <tr>
            <th>{t('admin.orders.number')}</th>
            <th>{t('admin.orders.customer')}</th>
            <th>{t('admin.orders.services')}</th>
            <th>{t('admin.orders.due')}</th>
            <th className="numeric">{t('admin.orders.net')}</th>
            <th>{t('admin.orders.status')}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <StaffOrderRow key={order.id} order={order} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function StaffOrderRow({ order }: { order: StaffOrderSummary }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [first = '', ...more] = order.services;
  return (
    <tr>
      <td className="mono nowrap">
        <Link className="row-link" to="/admin/orders/$id" params={{ id: order.id }}>
          {order.number}
        </Link>
      </td>
      <td>
        <b>{order.name}</b>
        <small className="muted row-detail">{order.company || order.email}</small>
      </td>
      <td>
        {first}
        {more.length > 0 && <span className="muted"> {t('admin.quotes.more', { count: more.length })}</span>}
      </td>
      <td data-label={t('admin.orders.due')}>
        <DueMark order={order} />
      </td>
      <td className="numeric nowrap" data-label={t('admin.orders.net')}>
        {formatCents(order.net, locale)}
      </td>
      <td>
        <OrderStatus status={order.status} />
      </td>
    </tr>
  );
}
