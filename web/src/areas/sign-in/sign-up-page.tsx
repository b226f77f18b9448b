import { Problem } from '@contract/problem';
import { type StringKey, useT } from '../../lib/text/strings';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale } from '../../lib/text/locale';
import { Field } from '../../ui/forms/field';
import { FieldMessage } from '../../ui/forms/field-message';
import { PasswordField } from '../../ui/forms/password-field';
import { SiteLink } from '../../ui/layout/site-link';
import { emailProblem, newPasswordProblem } from './notice';
import { ProblemNote } from '../../ui/feedback/problem-note';
import type { Session } from './session/session';
import { SubmitButton } from './sign-in-frame';
import { useForm } from '../../ui/forms/use-form';
import { Icon } from '../../ui/marks/icon';

type SignUpField = 'name' | 'email' | 'password' | 'company' | 'terms';

type SignUpPageProps = {
  session: Session | undefined;
  email?: string;
  returnTo?: string;
  /** Calls with the headers by which a browser proves that it is one. */
  prove: <T>(call: (headers: Record<string, string>) => Promise<T>) => Promise<T>;
};

/** A form for a new customer's account; its owner is signed in and confirms the address next. */
export function SignUpPage({ session, email = '', returnTo, prove }: SignUpPageProps) {
  const t = useT();
  const locale = useLocale();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { form, field, values, fields, problem, sending, onSubmit } = useForm<SignUpField>({
    initial: { name: '', email, password: '', company: '', terms: '' },
    check: signUpProblems,
    send: async ({ name, company, ...typed }) => {
      setRefusal(null);
      const input = { email: typed.email.trim(), password: typed.password, name: name.trim(), company: company.trim(), locale };
      const result = await prove(async (headers) => session?.signUp({ ...input, termsAcceptedAt: new Date().toISOString() }, headers));
      if (!result || result.success) return;
      if (result.fields) throw new Problem('input.invalid', {}, result.fields);
      setRefusal(result.message || t('auth.sign-up.failed'));
    },
  });
  return (
    <form ref={form} className="stack" method="post" noValidate onSubmit={onSubmit}>
      <div>
        <h1>{t('auth.sign-up.title')}</h1>
        <p className="muted">{t('auth.sign-up.lead')}</p>
      </div>
      <Field {...field('name')} label={t('auth.name')} required autoComplete="name" />
      <Field
        {...field('email')}
        label={t('auth.email')}
        required
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...field('password')} label={t('auth.password')} autoComplete="new-password" strength />
      <Field {...field('company')} label={t('auth.company')} autoComplete="organization" />
      <TermsField checked={values.terms === 'on'} problem={fields.terms} onChecked={(on) => field('terms').onValue(on ? 'on' : '')} />
      <ProblemNote problem={problem} />
      {refusal && <RefusalNote text={refusal} />}
      <SubmitButton sending={sending}>{t('auth.sign-up.submit')}</SubmitButton>
      <p className="small centered">
        {t('auth.sign-up.login')}{' '}
        <Link to="/app/login" search={{ returnTo, email: values.email.trim() || undefined }}>
          {t('auth.login.title')}
        </Link>
      </p>
    </form>
  );
}

function signUpProblems({ name, email, password, terms }: Record<SignUpField, string>) {
  const found: [SignUpField, StringKey | undefined][] = [
    ['name', name.trim() ? undefined : 'auth.problem.name'],
    ['email', emailProblem(email)],
    ['password', newPasswordProblem(password)],
    ['terms', terms === 'on' ? undefined : 'auth.problem.terms'],
  ];
  return Object.fromEntries(found.filter(([, problem]) => problem)) as Partial<Record<SignUpField, StringKey>>;
}

type TermsFieldProps = { checked: boolean; problem: StringKey | undefined; onChecked: (checked: boolean) => void };

function TermsField({ checked, problem, onChecked }: TermsFieldProps) {
  const t = useT();
  return (
    <div>
      <label className="check terms">
        <input
          type="checkbox"
          name="terms"
          checked={checked}
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby="terms-problem"
          onChange={(event) => onChecked(event.target.checked)}
        />
        <span>{t('auth.terms')}</span>
      </label>
      <p className="small row">
        <SiteLink to="/rechtliches/allgemeine-geschaftsbedingungen" target="_blank">
          {t('auth.terms.read')}
        </SiteLink>
        <SiteLink to="/rechtliches/datenschutzrichtlinie" target="_blank">
          {t('auth.privacy.read')}
        </SiteLink>
      </p>
      <div id="terms-problem">{problem && <FieldMessage text={t(problem)} />}</div>
    </div>
  );
}

/** Shows the server's refusal in its own words. */
const RefusalNote = ({ text }: { text: string }) => (
  <div className="note error" role="alert">
    <Icon name="circle-alert" />
    <p className="small">{text}</p>
  </div>
);
