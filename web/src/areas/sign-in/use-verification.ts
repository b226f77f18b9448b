import { Problem } from '@contract/problem';
import { useEffect, useRef, useState } from 'react';
import { leaveNotice } from './notice';
import type { Session } from './session';
import { verifyEmail } from './session-api';
import { useSession } from './use-session';

type Step = 'busy' | 'waiting' | 'needs-password' | 'dead' | 'failed';

type VerificationCall = {
  session: Session | undefined;
  token: string | undefined;
  /** The link has been followed, or is dead. */
  onFollowed: () => void;
  /** The address is confirmed, but signing in needs more. */
  onVerified: (email: string) => void;
};

/** How far the confirmation of an address has come. Whoever is signed in and confirmed is led on by the page's entrance. */
export function useVerification({ session, token, onFollowed, onVerified }: VerificationCall) {
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

  // A link is followed once: it counts once.
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
    /** With the account's password, for those who are not signed in. @throws Problem */
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
