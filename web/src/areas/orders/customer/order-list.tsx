import { orderStatuses } from '@contract/states/order';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';
import { Listed } from '../../../ui/tables/listed';
import { PageHead } from '../../../ui/layout/page-head';
import { SiteLink } from '../../../ui/layout/site-link';
import { OrderTable } from './order-table';
import { ordersQuery } from '../../workspace/orders-query';
import { orderFilterOf, type OrderFilter } from '../../workspace/status-filter';
import { StatusFilterBar } from '../../workspace/status-filter-bar';

type OrderListProps = { filter: OrderFilter; onFilter: (filter: OrderFilter) => void };

/** All of the customer's orders, by state. */
export function OrderList({ filter, onFilter }: OrderListProps) {
  const { t } = useTranslation();
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
  const { t } = useTranslation();
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
  const { t } = useTranslation();
  return (
    <EmptySheet title={t('portal.quotes.none')} text={t('portal.orders.none-here')}>
      <Link className="button" to="/app/orders" search={{}}>
        {t('portal.quotes.show-all')}
      </Link>
    </EmptySheet>
  );
}
