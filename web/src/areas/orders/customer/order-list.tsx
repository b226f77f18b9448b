import { dueTime, orderStatuses } from '@contract/states/order';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useT } from '../../../lib/text/strings';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';
import { Listed } from '../../../ui/tables/listed';
import { PageHead } from '../../../ui/layout/page-head';
import { SiteLink } from '../../../ui/layout/site-link';
import { type OrderFilter, orderFilterOf, ordersQuery } from '../../workspace/customer-queries';
import { StatusFilterBar } from '../../workspace/status-filters';
import type { OrderSummary } from '@contract/production/order';
import { formatDay, formatMoment } from '../../../lib/text/format';
import { useLocale } from '../../../lib/text/locale';
import { type Column, RecordTable } from '../../../ui/tables/record-table';
import { OrderStatus } from '../../../ui/marks/document-status';
import { BuyerAmount } from '../../../ui/marks/buyer-amount';
import { serviceNames } from '../../workspace/document-cells';

type OrderListProps = { filter: OrderFilter; onFilter: (filter: OrderFilter) => void };

/** A list of all of the customer's orders, by status. */
export function OrderList({ filter, onFilter }: OrderListProps) {
  const t = useT();
  const query = useInfiniteQuery(ordersQuery(filter));
  return (
    <>
      <PageHead title={t('portal.orders')} />
      <StatusFilterBar
        to="/app/orders"
        views={['delivered', 'completed']}
        statuses={orderStatuses}
        textOf={(status) => t(`order.status.${status}`)}
        chosen={filter.status}
        onChoose={(status) => onFilter(orderFilterOf({ status }))}
      />
      <Listed query={query} none={filter.status ? <NoneForFilter /> : <NoOrders />} count={(count) => t('portal.orders.count', { count })}>
        {(orders) => <OrderTable orders={orders} />}
      </Listed>
    </>
  );
}

function NoOrders() {
  const t = useT();
  return (
    <EmptySheet title={t('portal.orders.none')} text={t('portal.orders.none.text')}>
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
    <EmptySheet title={t('portal.quotes.none')} text={t('portal.orders.none-here')}>
      <Link className="button" to="/app/orders" search={{}}>
        {t('portal.quotes.show-all')}
      </Link>
    </EmptySheet>
  );
}

/** A table of orders with number, services, term, sum and status. */
const OrderTable = ({ orders }: { orders: readonly OrderSummary[] }) => (
  <RecordTable idOf={({ id }) => id} linked className="quote-table" rows={orders} columns={useColumns()} />
);

function useColumns(): Column<OrderSummary>[] {
  const t = useT();
  const locale = useLocale();
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
    {
      title: t('portal.quotes.price'),
      className: 'nowrap amount-pair',
      numeric: true,
      labelled: true,
      cell: ({ net, gross, customerType }) => <BuyerAmount buyer={customerType} net={net} gross={gross} />,
    },
    { title: t('portal.quotes.status'), cell: ({ status }) => <OrderStatus status={status} /> },
  ];
}
