import type { Account } from '@contract/people/account';
import { Problem } from '@contract/problem';
import { useEffect, useState } from 'react';
import { useT } from '../../lib/text/strings';
import { post } from '../../lib/http/http';
import { Field, type FieldProps } from '../../ui/forms/field';
import { Icon } from '../../ui/marks/icon';
import { PasswordField } from '../../ui/forms/password-field';
import { useToast } from '../../ui/feedback/toasts';
import { emailProblem, passwordProblem } from './notice';
import { ProblemNote } from '../../ui/feedback/problem-note';
import type { Session } from './session/session';
import { resendVerification } from './session/session-state';
import { SubmitButton } from './sign-in-frame';
import { useForm } from '../../ui/forms/use-form';

const RESEND_AFTER_S = 60;

type VerificationWaitProps = { session: Session; account: Account; onSignOut: () => void };

/** Shows, until the mailed link is opened, where it went, and sends it once more or to another address. */
export function VerificationWait({ session, account, onSignOut }: VerificationWaitProps) {
  const t = useT();
  const [changing, setChanging] = useState(false);
  useRefreshOnReturn(session);
  return (
    <div className="stack">
      <div>
        <h1>{t('auth.verify.title')}</h1>
        <p className="mail-address">
          <Icon name="mail" /> <b>{account.email}</b>
        </p>
        <p className="muted">{t('auth.verify.lead')}</p>
      </div>
      <ResendButton session={session} />
      {changing ? (
        <AddressForm session={session} secondFactor={account.secondFactor} onDone={() => setChanging(false)} />
      ) : (
        <button type="button" className="button full" onClick={() => setChanging(true)}>
          {t('auth.verify.change')}
        </button>
      )}
      <p className="small muted">{t('auth.verify.hint')}</p>
      <button type="button" className="link small" onClick={onSignOut}>
        {t('auth.verify.sign-out')}
      </button>
    </div>
  );
}

/** Refreshes the session when the visitor comes back: the link may be opened on another device meanwhile. */
function useRefreshOnReturn(session: Session): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void session.refresh().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [session]);
}

function ResendButton({ session }: { session: Session }) {
  const t = useT();
  const { work } = useToast();
  const [secondsLeft, startCountdown] = useCountdown();
  const { problem, sending, submit } = useForm<never>({
    initial: {},
    check: () => ({}),
    send: async () => {
      if (!(await isMailedAgain())) return session.refresh();
      work.success(t('auth.verify.resent'));
      startCountdown(RESEND_AFTER_S);
    },
  });
  return (
    <>
      <ProblemNote problem={problem} />
      <button type="button" className="button primary full" disabled={sending || secondsLeft > 0} onClick={() => void submit()}>
        {secondsLeft > 0 ? t('auth.verify.resend.wait', { count: secondsLeft }) : t('auth.verify.resend')}
      </button>
    </>
  );
}

/** Returns false when the address has been confirmed meanwhile. @throws Problem */
const isMailedAgain = (): Promise<boolean> =>
  resendVerification().then(
    () => true,
    (refusal: unknown) => {
      if (refusal instanceof Problem && refusal.code === 'auth.already-verified') return false;
      throw refusal;
    },
  );

type AddressFormProps = { session: Session; /** True if a code is asked for too. */ secondFactor: boolean; onDone: () => void };

function AddressForm({ session, secondFactor, onDone }: AddressFormProps) {
  const t = useT();
  const { work } = useToast();
  const { form, field, problem, sending, onSubmit } = useForm<'email' | 'password' | 'code'>({
    initial: { email: '', password: '', code: '' },
    check: ({ email, password, code }) => {
      const found = [
        ['email', emailProblem(email)],
        ['password', passwordProblem(password)],
        ['code', secondFactor && !code.trim() && 'field.code-missing'],
      ] as const;
      return Object.fromEntries(found.filter(([, wrong]) => wrong));
    },
    send: async ({ email, password, code }) => {
      const change = { email: email.trim(), password, ...(secondFactor && { code: code.trim() }) };
      const account = await post<Account>('/api/auth/change-email', change).catch(atField);
      session.showAccount(account);
      work.success(t('auth.verify.changed', { email: account.email }));
      onDone();
    },
  });
  return (
    <form ref={form} className="stack change-address" method="post" noValidate onSubmit={onSubmit}>
      <Field
        {...field('email')}
        label={t('auth.email.new')}
        required
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...field('password')} label={t('auth.password')} autoComplete="current-password" />
      {secondFactor && <CodeField {...field('code')} />}
      <ProblemNote problem={problem} />
      <SubmitButton sending={sending}>{t('auth.verify.change.submit')}</SubmitButton>
      <button type="button" className="button ghost full" onClick={onDone}>
        {t('dialog.cancel')}
      </button>
    </form>
  );
}

function CodeField(field: Pick<FieldProps, 'name' | 'value' | 'problem' | 'onValue'>) {
  const t = useT();
  return (
    <Field
      {...field}
      label={t('auth.code')}
      required
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
    />
  );
}

function atField(refusal: unknown): never {
  if (!(refusal instanceof Problem)) throw refusal;
  if (refusal.code === 'auth.address-taken') throw new Problem(refusal.code, {}, { email: 'field.address-taken' });
  if (refusal.code === 'auth.password-wrong') throw new Problem(refusal.code, {}, { password: 'field.password-wrong' });
  throw refusal;
}

/** Returns the seconds that are left, and a function that begins anew. */
function useCountdown(): [secondsLeft: number, start: (seconds: number) => void] {
  const [secondsLeft, setSecondsLeft] = useState(0);
  useEffect(() => {
    if (secondsLeft <= 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1_000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  return [secondsLeft, setSecondsLeft];
}
