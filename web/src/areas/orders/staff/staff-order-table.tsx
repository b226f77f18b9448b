import { formatCents } from '@contract/pricing/money';
import type { OrderSort, StaffOrderSummary } from '@contract/production/order';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/locale';
import { OrderStatus } from '../../../ui/marks/order-status';
import { RecordTable, type RecordColumn } from '../../../ui/tables/record-table';
import type { Selection } from '../../../ui/tables/use-selection';
import { Customer, Services } from '../../workspace/document-cells';
import { DueMark } from '../../../ui/marks/due-mark';

type StaffOrderTableProps = {
  orders: readonly StaffOrderSummary[];
  sort: OrderSort;
  onSort: (sort: OrderSort) => void;
  selection: Selection;
};

export function StaffOrderTable({ orders, ...choice }: StaffOrderTableProps) {
  return <RecordTable name="staff-orders" rows={orders} columns={useColumns()} {...choice} />;
}

function useColumns(): RecordColumn<StaffOrderSummary, OrderSort>[] {
  const { t } = useTranslation();
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
