import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { entranceSearch } from '../../features/auth/entrance-search';
import { LoginPage } from '../../features/auth/login-page';
import { SignInFrame } from '../../features/auth/sign-in-frame';
import { useEntrance } from '../../features/auth/use-entrance';

const area = getRouteApi('/contractor');

export const Route = createFileRoute('/contractor/login')({
  validateSearch: entranceSearch,
  head: ({ match }) => ({ meta: [{ title: match.context.t('auth.login.contractor.page') }] }),
  component: Login,
});

function Login() {
  const { brand } = area.useLoaderData();
  const { session } = Route.useRouteContext();
  const { returnTo, email } = Route.useSearch();
  const entrance = useEntrance({ session, area: 'contractor', returnTo, shownAsIs: true });
  return (
    <SignInFrame brand={brand} tag="CONTRACTOR">
      <LoginPage session={session} title="auth.login.title" lead="auth.login.contractor.lead" email={email} {...entrance} />
    </SignInFrame>
  );
}
