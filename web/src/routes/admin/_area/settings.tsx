import { createFileRoute } from '@tanstack/react-router';
import { sessionsQuery } from '../../../areas/settings/account-calls';
import { OwnSettings } from '../../-own-settings';

export const Route = createFileRoute('/admin/_area/settings')({
  staticData: { strings: ['portal'] },
  loader: ({ context }) => void context.queryClient.prefetchQuery(sessionsQuery()),
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('admin.title', { page: context.t('settings') }) }] }),
  component: () => <OwnSettings area="admin" session={Route.useRouteContext().session} />,
});
