import { createFileRoute } from '@tanstack/react-router';
import { NothingYet } from '../../../features/portal/nothing-yet';

export const Route = createFileRoute('/app/_area/invoices')({
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('portal.title', { page: context.t('portal.invoices') }) }] }),
  component: () => <NothingYet of="invoices" />,
});
