import { createFileRoute } from '@tanstack/react-router';
import { NoStaffOrders } from '../../../features/admin/no-staff-orders';

export const Route = createFileRoute('/admin/_area/orders')({
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('admin.title', { page: context.t('admin.orders') }) }] }),
  component: NoStaffOrders,
});
