import { createFileRoute, getRouteApi, useRouter } from '@tanstack/react-router';
import { textOf } from '../../areas/sign-in/entrance-search';
import { InvitationPage } from '../../areas/sign-in/invitation-page';
import { leaveNotice } from '../../areas/sign-in/notice';
import { SignInFrame } from '../../areas/sign-in/sign-in-frame';
import { useEntrance } from '../../areas/sign-in/use-entrance';

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
