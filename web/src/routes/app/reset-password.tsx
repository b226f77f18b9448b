import { createFileRoute, getRouteApi, useRouter } from '@tanstack/react-router';
import { textOf } from '../../features/auth/entrance-search';
import { leaveNotice } from '../../features/auth/notice';
import { ResetPasswordPage } from '../../features/auth/reset-password-page';
import { SignInFrame } from '../../features/auth/sign-in-frame';
import { useEntrance } from '../../features/auth/use-entrance';

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
