import { createFileRoute, getRouteApi, useRouter } from '@tanstack/react-router';
import { textOf } from '../../features/auth/entrance-search';
import { InvitationPage } from '../../features/auth/invitation-page';
import { leaveNotice } from '../../features/auth/notice';
import { SignInFrame } from '../../features/auth/sign-in-frame';
import { useEntrance } from '../../features/auth/use-entrance';

const area = getRouteApi('/contractor');

export const Route = createFileRoute('/contractor/invitation')({
  validateSearch: (search): { token?: string } => ({ token: textOf(search.token) }),
  head: ({ match }) => ({ meta: [{ title: match.context.t('auth.invitation.page') }] }),
  component: Invitation,
});

function Invitation() {
  const router = useRouter();
  const { brand } = area.useLoaderData();
  const { session } = Route.useRouteContext();
  const { onSubmitted } = useEntrance({ session, area: 'contractor', shownAsIs: true });
  const handleReset = (email: string) => {
    leaveNotice({ kind: 'success', text: 'auth.reset.done' });
    void router.navigate({ to: '/contractor/login', search: { email } });
  };
  return (
    <SignInFrame brand={brand} tag="CONTRACTOR">
      <InvitationPage session={session} token={Route.useSearch().token ?? ''} onSignedIn={onSubmitted} onReset={handleReset} />
    </SignInFrame>
  );
}
