import { createFileRoute } from '@tanstack/react-router';
import { useSession } from '../../../areas/sign-in/session/session';
import { sessionsQuery } from '../../../areas/settings/account-calls';
import { SettingsPage } from '../../../areas/settings/settings-page';

export const Route = createFileRoute('/app/_area/settings')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(sessionsQuery()),
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('portal.title', { page: context.t('settings') }) }] }),
  component: SettingsRoute,
});

function SettingsRoute() {
  const { session } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const { account } = useSession(session);
  if (!account) return null;
  return (
    <SettingsPage
      account={account}
      onAccount={session.showAccount}
      onChanged={() => void session.refresh().catch(() => undefined)}
      onAddressChanged={(changed) => {
        session.showAccount(changed);
        void navigate({ to: '/app/email' });
      }}
      onGrant={session.begin}
      onDeleted={() => {
        session.end();
        location.assign('/');
      }}
    />
  );
}
