import { PasswordReset } from '@contract/account';
import { Problem } from '@contract/problem';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../ui/password-field';
import { newPasswordProblem } from './auth-problems';
import { ProblemNote } from '../../ui/problem-note';
import type { Session } from './session';
import { resetPassword } from './session-api';
import { StepTitle } from './step-title';
import { SubmitButton } from './submit-button';
import { useForm } from '../../ui/use-form';

type ResetPasswordPageProps = {
  session: Session | undefined;
  token: string;
  onSignedIn: () => void;
  /** The password is set, but signing in needs more. */
  onReset: (email: string) => void;
};

/** A new password by the mailed link; who sets it is signed in with it. */
export function ResetPasswordPage({ session, token, onSignedIn, onReset }: ResetPasswordPageProps) {
  const { t } = useTranslation();
  const [isDead, setIsDead] = useState(() => !PasswordReset.shape.token.safeParse(token).success);
  const { form, field, problem, sending, onSubmit } = useForm<'password'>({
    initial: { password: '' },
    check: ({ password }) => {
      const wrong = newPasswordProblem(password);
      return wrong ? { password: wrong } : {};
    },
    send: async ({ password }) => {
      const email = await resetPassword({ token, password }).then((answer) => answer.email, whenDead);
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
        <p>{t('auth.reset.dead')}</p>
        <Link className="button primary full" to="/app/forgot-password">
          {t('auth.reset.new-link')}
        </Link>
      </div>
    );
  }
  return (
    <form ref={form} className="stack" method="post" noValidate onSubmit={onSubmit}>
      <div>
        <h1>{t('auth.reset.title')}</h1>
        <p className="muted">{t('auth.reset.lead')}</p>
      </div>
      <PasswordField {...field('password')} label={t('auth.password.new')} autoComplete="new-password" strength />
      <ProblemNote problem={problem} />
      <SubmitButton sending={sending}>{t('auth.reset.submit')}</SubmitButton>
    </form>
  );
}
