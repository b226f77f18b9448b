import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Loader } from '../../ui/feedback/loader';
import { PasswordField } from '../../ui/forms/password-field';
import { passwordProblem } from './auth-problems';
import { ProblemNote } from '../../ui/feedback/problem-note';
import type { Session } from './session';
import { StepTitle } from './step-title';
import { SubmitButton } from './submit-button';
import { useForm } from '../../ui/forms/use-form';
import { useVerification } from './use-verification';
import { VerificationWait } from './verification-wait';

type VerifyEmailPageProps = {
  session: Session | undefined;
  /** Of the mailed link; absent while its mail is awaited. */
  token?: string;
  /** The link has been followed, or is dead. */
  onFollowed: () => void;
  /** The address is confirmed, but signing in needs more. */
  onVerified: (email: string) => void;
  onSignOut: () => void;
};

/** Confirms an address: waits for the mailed link, or follows it. */
export function VerifyEmailPage({ session, token, onFollowed, onVerified, onSignOut }: VerifyEmailPageProps) {
  const { t } = useTranslation();
  const { step, account, problem, confirm, retry } = useVerification({ session, token, onFollowed, onVerified });
  if (step === 'busy') return <Loader />;
  if (step === 'needs-password') return <PasswordStep onPassword={confirm} />;
  if (step === 'waiting' && session && account) return <VerificationWait session={session} account={account} onSignOut={onSignOut} />;
  if (step === 'failed') {
    return (
      <div className="stack">
        <StepTitle title={t('auth.verify.failed')} />
        <ProblemNote problem={problem} />
        <button type="button" className="button primary full" onClick={retry}>
          {t('auth.retry')}
        </button>
      </div>
    );
  }
  return (
    <div className="stack">
      <StepTitle title={t('auth.link-dead.title')} />
      <p>{t('auth.verify.dead')}</p>
      <Link className="button primary full" to="/app/login">
        {t('auth.login.title')}
      </Link>
    </div>
  );
}

/** The link was opened where its account is not signed in. */
function PasswordStep({ onPassword }: { onPassword: (password: string) => Promise<void> }) {
  const { t } = useTranslation();
  const { form, field, problem, sending, onSubmit } = useForm<'password'>({
    initial: { password: '' },
    check: ({ password }) => {
      const wrong = passwordProblem(password);
      return wrong ? { password: wrong } : {};
    },
    send: ({ password }) => onPassword(password),
  });
  return (
    <form ref={form} className="stack" method="post" noValidate onSubmit={onSubmit}>
      <div>
        <StepTitle title={t('auth.verify.password.title')} />
        <p className="muted">{t('auth.verify.password.lead')}</p>
      </div>
      <PasswordField {...field('password')} label={t('auth.password')} autoComplete="current-password" />
      <ProblemNote problem={problem} />
      <SubmitButton sending={sending}>{t('auth.verify.password.submit')}</SubmitButton>
    </form>
  );
}
