import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { entranceSearch } from '../../areas/sign-in/entrance-search';
import { LoginPage } from '../../areas/sign-in/login-page';
import { SignInFrame } from '../../areas/sign-in/sign-in-frame';
import { useEntrance } from '../../areas/sign-in/use-entrance';

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
