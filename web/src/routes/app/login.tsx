import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { LinkRequest } from '../../documents/quotes/link-request';
import { useT } from '../../lib/text/strings';
import { Modal } from '../../ui/layout/modal';
import { entranceSearch } from '../../areas/sign-in/return-to';
import { LoginPage } from '../../areas/sign-in/login-page';
import { SignInFrame, SignUpHint } from '../../areas/sign-in/sign-in-frame';
import { useEntrance } from '../../areas/sign-in/use-entrance';

const area = getRouteApi('/app');

export const Route = createFileRoute('/app/login')({
  staticData: { strings: ['quotes'] },
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
        <LostLink />
      </LoginPage>
    </SignInFrame>
  );
}

/** Lets somebody who has asked without an account get the links to their requests again. */
function LostLink() {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="link small" onClick={() => setOpen(true)}>
        {t('guest.links.lost')}
      </button>
      {open && (
        <Modal title={t('guest.links.title')} onClose={() => setOpen(false)}>
          <LinkRequest />
        </Modal>
      )}
    </>
  );
}
