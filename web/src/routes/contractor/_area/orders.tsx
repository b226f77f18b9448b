import { createFileRoute } from '@tanstack/react-router';
import { NoWorkYet } from '../../../features/contractor/no-work-yet';

export const Route = createFileRoute('/contractor/_area/orders')({
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('contractor.title', { page: context.t('contractor.orders') }) }] }),
  component: () => <NoWorkYet of="orders" />,
});
