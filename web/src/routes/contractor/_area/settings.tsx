import { createFileRoute } from '@tanstack/react-router';
import { useSession } from '../../../areas/sign-in/session/session';
import { sessionsQuery } from '../../../areas/settings/account-calls';
import { SettingsPage } from '../../../areas/settings/settings-page';

export const Route = createFileRoute('/contractor/_area/settings')({
  staticData: { strings: ['portal'] },
  loader: ({ context }) => void context.queryClient.prefetchQuery(sessionsQuery()),
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('contractor.title', { page: context.t('settings') }) }] }),
  component: SettingsRoute,
});

function SettingsRoute() {
  const { session } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const { account } = useSession(session);
  if (!account) return null;
  return (
    <SettingsPage account={account} area="contractor" session={session} onAddressChanged={() => void navigate({ to: '/app/email' })} />
  );
}
