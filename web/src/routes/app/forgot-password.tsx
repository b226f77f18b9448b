import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { entranceSearch } from '../../features/auth/entrance-search';
import { ForgotPasswordPage } from '../../features/auth/forgot-password-page';
import { SignInFrame } from '../../features/auth/sign-in-frame';

const area = getRouteApi('/app');

export const Route = createFileRoute('/app/forgot-password')({
  validateSearch: entranceSearch,
  head: ({ match }) => ({ meta: [{ title: match.context.t('auth.forgot.page') }] }),
  component: ForgotPassword,
});

function ForgotPassword() {
  const { brand } = area.useLoaderData();
  return (
    <SignInFrame brand={brand}>
      <ForgotPasswordPage email={Route.useSearch().email} />
    </SignInFrame>
  );
}
