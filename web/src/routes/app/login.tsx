import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { entranceSearch } from '../../areas/sign-in/entrance-search';
import { LoginPage } from '../../areas/sign-in/login-page';
import { SignInFrame } from '../../areas/sign-in/sign-in-frame';
import { SignUpHint } from '../../areas/sign-in/sign-up-hint';
import { useEntrance } from '../../areas/sign-in/use-entrance';

const area = getRouteApi('/app');

export const Route = createFileRoute('/app/login')({
  validateSearch: entranceSearch,
  head: ({ match }) => ({ meta: [{ title: match.context.t('auth.login.page') }] }),
  component: Login,
});

function Login() {
  const { brand } = area.useLoaderData();
  const { session } = Route.useRouteContext();
  const { returnTo, email } = Route.useSearch();
  const entrance = useEntrance({ session, area: 'app', returnTo });
  return (
    <SignInFrame brand={brand}>
      <LoginPage session={session} title="auth.login.title" lead="auth.login.lead" email={email} {...entrance}>
        <SignUpHint returnTo={returnTo} />
      </LoginPage>
    </SignInFrame>
  );
}
