import { Link } from '@tanstack/react-router';
import { useT } from '../../lib/text/strings';
import { acceptInvitation, resetPassword } from './session/session-state';
import { PasswordReset } from '@contract/people/account';
import { Problem } from '@contract/problem';
import { type ReactNode, useState } from 'react';
import { PasswordField } from '../../ui/forms/password-field';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { useForm } from '../../ui/forms/use-form';
import { newPasswordProblem } from './notice';
import type { Session } from './session/session';
import { StepTitle, SubmitButton } from './sign-in-frame';

/** Sets a new password for an account that is there. */
export function ResetPasswordPage(props: LinkPageProps) {
  const t = useT();
  const dead = (
    <>
      <p>{t('auth.reset.dead')}</p>
      <Link className="button primary full" to="/app/forgot-password">
        {t('auth.reset.new-link')}
      </Link>
    </>
  );
  const texts = { title: t('auth.reset.title'), lead: t('auth.reset.lead'), submit: t('auth.reset.submit') };
  return <PasswordByLink {...props} {...texts} dead={dead} send={resetPassword} />;
}

/** Sets the first password of a contractor who was invited; that creates the account. */
export function InvitationPage(props: LinkPageProps) {
  const t = useT();
  const texts = { title: t('auth.invitation.title'), lead: t('auth.invitation.lead'), submit: t('auth.invitation.submit') };
  return <PasswordByLink {...props} {...texts} dead={<p>{t('auth.invitation.dead')}</p>} send={acceptInvitation} />;
}

/** The props of the pages that a mailed link leads to. */
type LinkPageProps = {
  session: Session | undefined;
  token: string;
  onSignedIn: () => void;
  /** The password is set, but signing in needs more. */
  onReset: (email: string) => void;
};

type PasswordByLinkProps = LinkPageProps & {
  title: string;
  lead: string;
  submit: string;
  /** The content in place of the form when the link does not count any more. */
  dead: ReactNode;
  /** @throws Problem auth.link-invalid, auth.password-refused */
  send: (reset: { token: string; password: string }) => Promise<{ email: string }>;
};

/** A form for a password by a mailed link; whoever sets it is signed in with it. */
function PasswordByLink({ session, token, onSignedIn, onReset, title, lead, submit, dead, send }: PasswordByLinkProps) {
  const t = useT();
  const [isDead, setIsDead] = useState(() => !PasswordReset.shape.token.safeParse(token).success);
  const { form, field, problem, sending, onSubmit } = useForm<'password'>({
    initial: { password: '' },
    check: ({ password }) => {
      const wrong = newPasswordProblem(password);
      return wrong ? { password: wrong } : {};
    },
    send: async ({ password }) => {
      const email = await send({ token, password }).then((answer) => answer.email, whenDead);
      if (email) await session?.signIn({ email, password }).then(onSignedIn, () => onReset(email));
    },
  });
  function whenDead(refusal: unknown): void {
    if (!(refusal instanceof Problem && refusal.code === 'auth.link-invalid')) throw refusal;
    setIsDead(true);
  }
  if (isDead) {
    return (
      <div className="stack">
        <StepTitle title={t('auth.link-dead.title')} />
        {dead}
      </div>
    );
  }
  return (
    <form ref={form} className="stack" method="post" noValidate onSubmit={onSubmit}>
      <div>
        <h1>{title}</h1>
        <p className="muted">{lead}</p>
      </div>
      <PasswordField {...field('password')} label={t('auth.password.new')} autoComplete="new-password" strength />
      <ProblemNote problem={problem} />
      <SubmitButton sending={sending}>{submit}</SubmitButton>
    </form>
  );
}
