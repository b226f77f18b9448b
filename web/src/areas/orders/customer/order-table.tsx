import { formatCents } from '@contract/pricing/money';
import type { OrderSummary } from '@contract/production/order';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { dueTime } from '../../../lib/due-time';
import { useLocale } from '../../../lib/locale';
import { ColumnTable, type Column } from '../../../ui/tables/column-table';
import { formatDay, formatMoment } from '../../../ui/marks/format-time';
import { OrderStatus } from '../../../ui/marks/order-status';
import { serviceNames } from '../../workspace/service-names';

/** Orders with number, services, term, sum and state. */
export const OrderTable = ({ orders }: { orders: readonly OrderSummary[] }) => (
  <ColumnTable linked className="quote-table" rows={orders} columns={useColumns()} />
);

function useColumns(): Column<OrderSummary>[] {
  const { t } = useTranslation();
  const locale = useLocale();
  const money = { className: 'nowrap', numeric: true, labelled: true };
  return [
    {
      title: t('portal.quotes.number'),
      className: 'mono nowrap',
      cell: ({ id, number }) => (
        <Link className="row-link" to="/app/orders/$id" params={{ id }}>
          {number}
        </Link>
      ),
    },
    { title: t('portal.quotes.services'), cell: ({ services }) => serviceNames(services, locale) },
    { title: t('order.placed-at'), labelled: true, cell: ({ placedAt }) => formatDay(placedAt, locale) },
    {
      title: t('order.due'),
      labelled: true,
      cell: (order) => {
        const due = dueTime(order);
        return due ? formatMoment(due, locale) : '–';
      },
    },
    { title: t('portal.quotes.net'), ...money, cell: ({ net }) => formatCents(net, locale) },
    { title: t('portal.quotes.gross'), ...money, cell: ({ gross }) => formatCents(gross, locale) },
    { title: t('portal.quotes.status'), cell: ({ status }) => <OrderStatus status={status} /> },
  ];
}
