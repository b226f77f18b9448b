import { isAdmin, isContractor } from '@contract/people/roles';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { go } from '../../../areas/sign-in/gate/require-area';
import { useSession } from '../../../areas/sign-in/session/session';
import { sessionsQuery } from '../../../areas/settings/account-calls';
import { OwnSettings } from '../../-own-settings';

export const Route = createFileRoute('/app/_area/settings')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(sessionsQuery()),
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('portal.title', { page: context.t('settings') }) }] }),
  component: SettingsRoute,
});

/** The customer's settings. Mails link here for everybody: staff and contractors are led to their own, once their role is known. */
function SettingsRoute() {
  const { session } = Route.useRouteContext();
  const { userRole } = useSession(session);
  if (userRole && isAdmin(userRole)) return <LeadOn to="/admin/settings" />;
  if (userRole && isContractor(userRole)) return <LeadOn to="/contractor/settings" />;
  return <OwnSettings area="app" session={session} />;
}

/** Leads to another area's settings, at the same section; in full where that area comes in another language. */
function LeadOn({ to }: { to: '/admin/settings' | '/contractor/settings' }) {
  const router = useRouter();
  useEffect(() => go(router, `${to}${location.hash}`), [router, to]);
  return null;
}
