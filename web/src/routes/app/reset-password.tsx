import { createFileRoute, getRouteApi, useRouter } from '@tanstack/react-router';
import { textOf } from '../../areas/sign-in/entrance-search';
import { leaveNotice } from '../../areas/sign-in/notice';
import { ResetPasswordPage } from '../../areas/sign-in/reset-password-page';
import { SignInFrame } from '../../areas/sign-in/sign-in-frame';
import { useEntrance } from '../../areas/sign-in/use-entrance';

const area = getRouteApi('/app');

export const Route = createFileRoute('/app/reset-password')({
  validateSearch: (search): { token?: string } => ({ token: textOf(search.token) }),
  head: ({ match }) => ({ meta: [{ title: match.context.t('auth.reset.page') }] }),
  component: ResetPassword,
});

function ResetPassword() {
  const router = useRouter();
  const { brand } = area.useLoaderData();
  const { session } = Route.useRouteContext();
  const { onSubmitted } = useEntrance({ session, area: 'app', shownAsIs: true });
  const handleReset = (email: string) => {
    leaveNotice({ kind: 'success', text: 'auth.reset.done' });
    void router.navigate({ to: '/app/login', search: { email } });
  };
  return (
    <SignInFrame brand={brand}>
      <ResetPasswordPage session={session} token={Route.useSearch().token ?? ''} onSignedIn={onSubmitted} onReset={handleReset} />
    </SignInFrame>
  );
}
