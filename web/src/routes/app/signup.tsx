import { fileHeaders } from '@contract/files/file';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { entranceSearch } from '../../areas/sign-in/return-to';
import { SignInFrame } from '../../areas/sign-in/sign-in-frame';
import { SignUpPage } from '../../areas/sign-in/sign-up-page';
import { useEntrance } from '../../areas/sign-in/use-entrance';
import { withAppCheck } from '../../uploads/app-check';
import { createCartId } from '../../lib/storage/cart-id';

const area = getRouteApi('/app');

export const Route = createFileRoute('/app/signup')({
  validateSearch: entranceSearch,
  head: ({ match }) => ({ meta: [{ title: match.context.t('auth.sign-up.page') }] }),
  component: SignUp,
});

function SignUp() {
  const { brand } = area.useLoaderData();
  const { session } = Route.useRouteContext();
  const { returnTo, email } = Route.useSearch();
  useEntrance({ session, area: 'app', returnTo });
  return (
    <SignInFrame brand={brand}>
      <SignUpPage session={session} email={email} returnTo={returnTo} prove={prove} />
    </SignInFrame>
  );
}

/** Proves work for a sign-up: the proof belongs to a cart, and this one is made for it and never filled. */
function prove<T>(call: (headers: Record<string, string>) => Promise<T>): Promise<T> {
  const cartId = createCartId();
  return withAppCheck(cartId, (token) => call({ [fileHeaders.cart]: cartId, [fileHeaders.appCheck]: token }));
}
