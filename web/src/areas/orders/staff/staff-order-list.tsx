import { type OrderSort, orderSorts, orderViews, type StaffOrderSummary } from '@contract/production/order';
import { type OrderStatus as OrderStatusName, orderStatuses } from '@contract/states/order';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useT } from '../../../lib/text/strings';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';
import { ExportButtons } from '../../../ui/tables/export-buttons';
import { RecordList } from '../../../ui/tables/record-list';
import type { Column } from '../../../ui/tables/record-table';
import { PageHead } from '../../../ui/layout/page-head';
import { BulkBar } from '../../workspace/bulk-bar';
import { SavedViews } from '../../workspace/saved-views/saved-views';
import { orderSortOf, type StaffOrderFilter, staffOrdersQuery } from '../../workspace/staff-queries';
import { formatCents } from '@contract/pricing/money';
import { useLocale } from '../../../lib/text/locale';
import { OrderStatus } from '../../../ui/marks/document-status';
import { Customer, Services } from '../../workspace/document-cells';
import { DueMark } from '../../../ui/marks/due-mark';

type StaffOrderListProps = { filter: StaffOrderFilter; onFilter: (filter: StaffOrderFilter) => void };

/** A list of everybody's orders: open ones by due time, by status, by search. */
export function StaffOrderList({ filter, onFilter }: StaffOrderListProps) {
  const t = useT();
  const query = useInfiniteQuery(staffOrdersQuery(filter));
  const sort = orderSortOf(filter);
  return (
    <>
      <PageHead title={t('admin.orders')}>
        <ExportButtons list="orders" filter={{ ...filter, sort }} />
      </PageHead>
      <RecordList
        query={query}
        columns={useColumns()}
        idOf={({ id }) => id}
        className="dense staff-orders"
        linked
        filter={filter}
        onFilter={onFilter}
        tabs={<OrderTabs filter={filter} />}
        search={t('admin.orders.search')}
        orders={{ all: orderSorts, current: sort }}
        views={<SavedViews list="orders" filter={filter} />}
        bulk={{ nameOf: ({ number }) => number, bar: (chosen) => <BulkBar list="orders" {...chosen} /> }}
        none={<NoOrders filter={filter} />}
        count={(count) => t('admin.orders.count', { count })}
      />
    </>
  );
}

const isStatus = (status: StaffOrderFilter['status']): status is OrderStatusName => orderStatuses.some((known) => known === status);

function OrderTabs({ filter }: { filter: StaffOrderFilter }) {
  const t = useT();
  return (
    <nav className="segments-scroll" aria-label={t('admin.orders.views')}>
      <div className="segments">
        {([undefined, ...orderViews, ...orderStatuses] as const).map((status) => (
          <Link key={status ?? 'all'} to="/admin/orders" search={{ ...filter, status }} activeOptions={{ exact: true }}>
            {isStatus(status) ? t(`order.status.${status}`) : t(`admin.orders.view.${status ?? 'all'}`)}
          </Link>
        ))}
      </div>
    </nav>
  );
}

function NoOrders({ filter: { status, q } }: { filter: StaffOrderFilter }) {
  const t = useT();
  if (status || q) {
    return (
      <EmptySheet title={t('admin.orders.no-match')} text={t('admin.orders.no-match.text')}>
        <Link className="button" to="/admin/orders" search={{}}>
          {t('admin.orders.show-all')}
        </Link>
      </EmptySheet>
    );
  }
  return (
    <EmptySheet title={t('admin.orders.none')} text={t('admin.orders.none.text')}>
      <Link className="button primary" to="/admin/quotes" search={{ status: 'open' }}>
        {t('admin.orders.quotes')}
      </Link>
    </EmptySheet>
  );
}

function useColumns(): Column<StaffOrderSummary, OrderSort>[] {
  const t = useT();
  const locale = useLocale();
  return [
    {
      title: t('admin.orders.number'),
      className: 'mono nowrap',
      sort: { by: 'newest', direction: 'descending' },
      cell: ({ id, number }) => (
        <Link className="row-link" to="/admin/orders/$id" params={{ id }}>
          {number}
        </Link>
      ),
    },
    {
      title: t('admin.orders.customer'),
      sort: { by: 'customer', direction: 'ascending' },
      cell: (order) => <Customer of={order} />,
    },
    { title: t('admin.orders.services'), cell: ({ services }) => <Services names={services} /> },
    {
      title: t('admin.orders.due'),
      labelled: true,
      sort: { by: 'due', direction: 'ascending' },
      cell: (order) => <DueMark order={order} />,
    },
    {
      title: t('admin.orders.net'),
      className: 'nowrap',
      numeric: true,
      labelled: true,
      sort: { by: 'amount', direction: 'descending' },
      cell: ({ net }) => formatCents(net, locale),
    },
    { title: t('admin.orders.status'), cell: ({ status }) => <OrderStatus status={status} /> },
  ];
}
