import { type OrderSort, orderSorts, type StaffOrderSummary } from '@contract/production/order';
import { orderStatuses } from '@contract/states/order';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useCallback } from 'react';
import { useT } from '../../../lib/text/strings';
import { rowsOf } from '../../../lib/http/page-query';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';
import { ExportButtons } from '../../../ui/tables/export-buttons';
import { Listed } from '../../../ui/tables/listed';
import { PageHead } from '../../../ui/layout/page-head';
import { SearchField } from '../../../ui/forms/search-field';
import { SortChoice } from '../../../ui/forms/sort-choice';
import { type Selection, useSelection } from '../../../ui/tables/use-selection';
import { BulkBar } from '../../workspace/bulk-bar';
import { orderSortOf, type StaffOrderFilter, staffOrdersQuery } from '../../workspace/staff-queries';
import { formatCents } from '@contract/pricing/money';
import { useLocale } from '../../../lib/text/locale';
import { OrderStatus } from '../../../ui/marks/order-status';
import { type RecordColumn, RecordTable } from '../../../ui/tables/record-table';
import { Customer, Services } from '../../workspace/document-cells';
import { DueMark } from '../../../ui/marks/due-mark';

type StaffOrderListProps = {
  filter: StaffOrderFilter;
  onFilter: (filter: StaffOrderFilter) => void;
  /** Views that somebody keeps. */
  views: ReactNode;
};

/** Everybody's orders: open ones by due time, by state, by search. */
export function StaffOrderList({ filter, onFilter, views }: StaffOrderListProps) {
  const t = useT();
  const query = useInfiniteQuery(staffOrdersQuery(filter));
  const orders = query.data ? rowsOf(query.data) : [];
  const selection = useSelection(orders.map(({ id }) => id));
  const sort = orderSortOf(filter);
  const handleSearch = useCallback((q: string) => onFilter({ ...filter, q: q || undefined }), [filter, onFilter]);
  const handleSort = (by: OrderSort) => onFilter({ ...filter, sort: by });
  return (
    <>
      <PageHead title={t('admin.orders')}>
        <ExportButtons list="orders" filter={{ ...filter, sort }} />
      </PageHead>
      <div className="filter-bar">
        <nav className="segments-scroll" aria-label={t('admin.orders.views')}>
          <div className="segments">
            {([undefined, 'open', ...orderStatuses] as const).map((status) => (
              <Link key={status ?? 'all'} to="/admin/orders" search={{ ...filter, status }} activeOptions={{ exact: true }}>
                {status === undefined || status === 'open' ? t(`admin.orders.view.${status ?? 'all'}`) : t(`order.status.${status}`)}
              </Link>
            ))}
          </div>
        </nav>
        <SortChoice sorts={orderSorts} value={sort} onSort={handleSort} />
        <SearchField label={t('admin.orders.search')} value={filter.q ?? ''} onSearch={handleSearch} />
      </div>
      {views}
      <BulkBar list="orders" rows={orders} selection={selection} />
      <Listed query={query} lines={10} none={<NoOrders filter={filter} />} count={(count) => t('admin.orders.count', { count })}>
        {() => <StaffOrderTable orders={orders} sort={sort} onSort={handleSort} selection={selection} />}
      </Listed>
    </>
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

type StaffOrderTableProps = {
  orders: readonly StaffOrderSummary[];
  sort: OrderSort;
  onSort: (sort: OrderSort) => void;
  selection: Selection;
};

function StaffOrderTable({ orders, ...choice }: StaffOrderTableProps) {
  return <RecordTable name="staff-orders" rows={orders} columns={useColumns()} {...choice} />;
}

function useColumns(): RecordColumn<StaffOrderSummary, OrderSort>[] {
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
