import { PasswordReset } from '@contract/people/account';
import { Problem } from '@contract/problem';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../ui/forms/password-field';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { useForm } from '../../ui/forms/use-form';
import { newPasswordProblem } from './auth-problems';
import type { Session } from './session';
import { StepTitle } from './step-title';
import { SubmitButton } from './submit-button';

/** What the page that a mailed link leads to does with it. */
export type LinkPageProps = {
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
  /** Shown in place of the form when the link does not count any more. */
  dead: ReactNode;
  /** @throws Problem auth.link-invalid, auth.password-refused */
  send: (reset: { token: string; password: string }) => Promise<{ email: string }>;
};

/** A password by a mailed link; who sets it is signed in with it. */
export function PasswordByLink({ session, token, onSignedIn, onReset, title, lead, submit, dead, send }: PasswordByLinkProps) {
  const { t } = useTranslation();
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
