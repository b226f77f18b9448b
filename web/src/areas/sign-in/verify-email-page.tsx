import { Link } from '@tanstack/react-router';
import { useT } from '../../lib/text/strings';
import { Loader } from '../../ui/feedback/loading';
import { PasswordField } from '../../ui/forms/password-field';
import { leaveNotice, passwordProblem } from './notice';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { type Session, useSession } from './session/session';
import { StepTitle, SubmitButton } from './sign-in-frame';
import { useForm } from '../../ui/forms/use-form';
import { VerificationWait } from './verification-wait';
import { Problem } from '@contract/problem';
import { useEffect, useRef, useState } from 'react';
import { verifyEmail } from './session/session-state';

type VerifyEmailPageProps = {
  session: Session | undefined;
  /** The token of the mailed link; absent while its mail is awaited. */
  token?: string;
  /** The link has been followed, or is dead. */
  onFollowed: () => void;
  /** The address is confirmed, but signing in needs more. */
  onVerified: (email: string) => void;
  onSignOut: () => void;
};

/** Confirms an address: waits for the mailed link, or follows it. */
export function VerifyEmailPage({ session, token, onFollowed, onVerified, onSignOut }: VerifyEmailPageProps) {
  const t = useT();
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

/** Asks for the password when the link was opened where its account is not signed in. */
function PasswordStep({ onPassword }: { onPassword: (password: string) => Promise<void> }) {
  const t = useT();
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

type Step = 'busy' | 'waiting' | 'needs-password' | 'dead' | 'failed';

type VerificationCall = {
  session: Session | undefined;
  token: string | undefined;
  /** The link has been followed, or is dead. */
  onFollowed: () => void;
  /** The address is confirmed, but signing in needs more. */
  onVerified: (email: string) => void;
};

/**
 * Follows the confirmation of an address and returns its step. Somebody who is signed in and confirmed is led on by the page's entrance.
 */
function useVerification({ session, token, onFollowed, onVerified }: VerificationCall) {
  const { loading, account, failure } = useSession(session);
  const [step, setStep] = useState<Step>('busy');
  const [problem, setProblem] = useState<Problem | null>(null);
  const followed = useRef(false);

  async function follow(password?: string): Promise<void> {
    const { email } = await verifyEmail({ token: token ?? '', password });
    leaveNotice({ kind: 'success', text: 'auth.verify.done' });
    if (password === undefined) await session?.refresh();
    else await session?.signIn({ email, password }).catch(() => onVerified(email));
    onFollowed();
  }

  function handleDead(): void {
    setStep('dead');
    onFollowed();
  }

  function handleRefusal(refusal: unknown): void {
    const { code } = refusal instanceof Problem ? refusal : new Problem('server.failed', {}, {}, { cause: refusal });
    if (code === 'auth.link-needs-password') return setStep('needs-password');
    if (code === 'auth.link-invalid' || code === 'input.invalid') return handleDead();
    setProblem(refusal instanceof Problem ? refusal : new Problem(code));
    setStep('failed');
  }

  const start = () => {
    setStep('busy');
    void follow().catch(handleRefusal);
  };

  // A link is followed once, because it counts once.
  useEffect(() => {
    if (!session || loading || !token || followed.current) return;
    followed.current = true;
    void follow().catch(handleRefusal);
  });

  const isWaiting = account !== null && !account.emailVerified && (!token || step === 'dead');
  return {
    step: failure ? 'failed' : isWaiting ? 'waiting' : step,
    account,
    problem: failure ?? problem,
    retry: failure ? () => location.reload() : start,
    /** Confirms with the account's password, for those who are not signed in. @throws Problem */
    confirm: async (password: string): Promise<void> => {
      try {
        await follow(password);
      } catch (refusal) {
        if (!(refusal instanceof Problem)) throw refusal;
        if (refusal.code === 'auth.link-invalid') return handleDead();
        throw isWrongPassword(refusal) ? new Problem(refusal.code, {}, { password: 'field.password-wrong' }) : refusal;
      }
    },
  };
}

const isWrongPassword = ({ code }: Problem) =>
  code === 'auth.link-needs-password' || code === 'auth.credentials-wrong' || code === 'auth.password-wrong';
