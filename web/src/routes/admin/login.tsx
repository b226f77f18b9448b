import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { entranceSearch } from '../../areas/sign-in/entrance-search';
import { LoginPage } from '../../areas/sign-in/login-page';
import { SignInFrame } from '../../areas/sign-in/sign-in-frame';
import { useEntrance } from '../../areas/sign-in/use-entrance';

const area = getRouteApi('/admin');

export const Route = createFileRoute('/admin/login')({
  validateSearch: entranceSearch,
  head: ({ match }) => ({ meta: [{ title: match.context.t('auth.login.admin.page') }] }),
  component: Login,
});

function Login() {
  const { brand } = area.useLoaderData();
  const { session } = Route.useRouteContext();
  const { returnTo, email } = Route.useSearch();
  const entrance = useEntrance({ session, area: 'admin', returnTo });
  return (
    <SignInFrame brand={brand} tag="ADMIN">
      <LoginPage session={session} title="auth.login.title" lead="auth.login.admin.lead" email={email} {...entrance} />
    </SignInFrame>
  );
}
