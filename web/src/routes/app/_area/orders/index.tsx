import { createFileRoute } from '@tanstack/react-router';
import { NothingYet } from '../../../features/portal/nothing-yet';

export const Route = createFileRoute('/app/_area/orders')({
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('portal.title', { page: context.t('portal.orders') }) }] }),
  component: () => <NothingYet of="orders" />,
});
