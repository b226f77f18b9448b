import { createFileRoute, getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { textOf } from '../../areas/sign-in/entrance-search';
import { SignInFrame } from '../../areas/sign-in/sign-in-frame';
import { useConfirmedEntrance } from '../../areas/sign-in/use-confirmed-entrance';
import { useSignOut } from '../../areas/sign-in/use-sign-out';
import { VerifyEmailPage } from '../../areas/sign-in/verify-email-page';

const area = getRouteApi('/app');

export const Route = createFileRoute('/app/email')({
  validateSearch: (search): { token?: string } => ({ token: textOf(search.token) }),
  head: ({ match }) => ({ meta: [{ title: match.context.t('auth.verify.page') }] }),
  component: Email,
});

function Email() {
  const router = useRouter();
  const { brand } = area.useLoaderData();
  const { session } = Route.useRouteContext();
  const { token } = Route.useSearch();
  const { signOut } = useSignOut(session, { done: 'sign-out.done', failed: 'sign-out.failed' });
  const [followed, setFollowed] = useState(token === undefined);
  useConfirmedEntrance({ session, followed, hasLink: token !== undefined });
  return (
    <SignInFrame brand={brand}>
      <VerifyEmailPage
        session={session}
        token={token}
        onFollowed={() => setFollowed(true)}
        onVerified={(email) => void router.navigate({ to: '/app/login', search: { email } })}
        onSignOut={() => void signOut()}
      />
    </SignInFrame>
  );
}
