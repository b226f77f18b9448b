import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { entranceSearch } from '../../areas/sign-in/entrance-search';
import { ForgotPasswordPage } from '../../areas/sign-in/forgot-password-page';
import { SignInFrame } from '../../areas/sign-in/sign-in-frame';

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
