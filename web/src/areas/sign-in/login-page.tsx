import { Problem } from '@contract/problem';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type StringKey, useT } from '../../lib/text/strings';
import { Field, type FieldProps } from '../../ui/forms/field';
import { Loader } from '../../ui/feedback/loading';
import { PasswordField } from '../../ui/forms/password-field';
import { emailProblem, passwordProblem } from './notice';
import { ProblemNote } from '../../ui/feedback/problem-note';
import type { Session } from './session/session';
import { SubmitButton } from './sign-in-frame';
import { useForm } from '../../ui/forms/use-form';

type LoginField = 'email' | 'password' | 'code';

type LoginPageProps = {
  session: Session | undefined;
  title: StringKey;
  lead: StringKey;
  /** The address, if known from the page before. */
  email?: string;
  /** True while it is being found out whether somebody is signed in already. */
  checking: boolean;
  /** Called when somebody has signed in. */
  onSubmitted: () => void;
  /** The content below the form. */
  children?: React.ReactNode;
};

/** Asks for address and password, then for the second factor where one is set up. */
export function LoginPage({ session, title, lead, email = '', checking, onSubmitted, children }: LoginPageProps) {
  const t = useT();
  const [asksForCode, setAsksForCode] = useState(false);
  const { form, field, values, problem, sending, onSubmit } = useForm<LoginField>({
    initial: { email, password: '', code: '' },
    check: (typed) => (asksForCode ? codeProblems(typed) : credentialProblems(typed)),
    send: async ({ code, ...credentials }) => {
      try {
        await session?.signIn(asksForCode ? { ...credentials, code } : credentials);
        onSubmitted();
      } catch (refusal) {
        if (refusal instanceof Problem && refusal.code === 'auth.code-required') return setAsksForCode(true);
        throw atField(refusal);
      }
    },
  });
  useEffect(() => {
    if (asksForCode) form.current?.querySelector<HTMLElement>('[name=code]')?.focus();
  }, [asksForCode, form]);

  if (checking) return <Loader />;
  return (
    <form ref={form} className="stack" method="post" noValidate onSubmit={onSubmit}>
      <div>
        <h1>{t(asksForCode ? 'auth.code.title' : title)}</h1>
        <p className="muted">{asksForCode ? t('auth.code.lead', { email: values.email.trim() }) : t(lead)}</p>
      </div>
      {asksForCode ? <CodeField {...field('code')} /> : <CredentialFields field={field} email={values.email} />}
      <ProblemNote problem={problem} />
      <SubmitButton sending={sending}>{t(asksForCode ? 'auth.code.submit' : 'auth.login.submit')}</SubmitButton>
      {asksForCode ? (
        <button type="button" className="link small" onClick={() => setAsksForCode(false)}>
          {t('auth.code.back')}
        </button>
      ) : (
        children
      )}
    </form>
  );
}

type CredentialFieldsProps = { field: (name: 'email' | 'password') => FieldValue; email: string };

function CredentialFields({ field, email }: CredentialFieldsProps) {
  const t = useT();
  return (
    <>
      <Field
        {...field('email')}
        label={t('auth.email')}
        required
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="with-link">
        <PasswordField {...field('password')} label={t('auth.password')} autoComplete="current-password" />
        <Link className="small" to="/app/forgot-password" search={{ email: email.trim() || undefined }}>
          {t('auth.forgot')}
        </Link>
      </div>
    </>
  );
}

type FieldValue = Pick<FieldProps, 'name' | 'value' | 'problem' | 'onValue'>;

/** A field for the six digits of the app, or for one of the recovery codes. */
function CodeField(field: FieldValue) {
  const t = useT();
  const [recovery, setRecovery] = useState(false);
  return (
    <div className="with-link">
      <Field
        {...field}
        key={String(recovery)}
        label={t(recovery ? 'auth.recovery-code' : 'auth.code')}
        required
        autoComplete="one-time-code"
        inputMode={recovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <button type="button" className="link small" onClick={() => setRecovery(!recovery)}>
        {t(recovery ? 'auth.code.use-app' : 'auth.code.use-recovery')}
      </button>
    </div>
  );
}

const credentialProblems = ({ email, password }: Record<LoginField, string>) =>
  withoutEmpty({ email: emailProblem(email), password: passwordProblem(password) });

const codeProblems = ({ code }: Record<LoginField, string>) => (code.trim() ? {} : { code: 'field.code-missing' as const });

const withoutEmpty = <T extends object>(problems: T): T =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem)) as T;

/** Assigns refusals that are about what was typed to their field. */
function atField(refusal: unknown): unknown {
  if (!(refusal instanceof Problem)) return refusal;
  if (refusal.code === 'auth.credentials-wrong') return new Problem(refusal.code, {}, { password: 'problem.auth.credentials-wrong' });
  if (refusal.code === 'auth.code-wrong') return new Problem(refusal.code, {}, { code: 'problem.auth.code-wrong' });
  return refusal;
}
