import { isAdmin, isContractor } from '@contract/people/roles';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { useSession } from '../../../areas/sign-in/session/session';
import { sessionsQuery } from '../../../areas/settings/account-calls';
import { SettingsPage } from '../../../areas/settings/settings-page';

export const Route = createFileRoute('/app/_area/settings')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(sessionsQuery()),
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('portal.title', { page: context.t('settings') }) }] }),
  component: SettingsRoute,
});

/** The customer's settings. Mails link here for everybody: staff and contractors are led to their own, once their role is known. */
function SettingsRoute() {
  const { session } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const { account, userRole } = useSession(session);
  if (userRole && isAdmin(userRole)) return <Navigate to="/admin/settings" hash={(hash) => hash ?? ''} replace />;
  if (userRole && isContractor(userRole)) return <Navigate to="/contractor/settings" hash={(hash) => hash ?? ''} replace />;
  if (!account) return null;
  return <SettingsPage account={account} area="app" session={session} onAddressChanged={() => void navigate({ to: '/app/email' })} />;
}
