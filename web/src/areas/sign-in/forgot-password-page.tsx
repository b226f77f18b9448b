import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useT } from '../../lib/text/strings';
import { call } from '../../lib/http/functions-client';
import { Field } from '../../ui/forms/field';
import { emailProblem } from './notice';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { StepTitle, SubmitButton } from './sign-in-frame';
import { useForm } from '../../ui/forms/use-form';

/** Asks for a reset mail. The answer is the same whether there is an account or not. */
export function ForgotPasswordPage({ email = '' }: { email?: string }) {
  const t = useT();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, field, values, problem, sending, onSubmit } = useForm<'email'>({
    initial: { email },
    check: (typed) => {
      const wrong = emailProblem(typed.email);
      return wrong ? { email: wrong } : {};
    },
    send: async (typed) => {
      const address = typed.email.trim();
      await call('handlePasswordReset', { email: address });
      setSentTo(address);
    },
  });
  const address = values.email.trim() || undefined;
  if (sentTo !== null) return <MailSent to={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <form ref={form} className="stack" method="post" noValidate onSubmit={onSubmit}>
      <div>
        <h1>{t('auth.forgot.title')}</h1>
        <p className="muted">{t('auth.forgot.lead')}</p>
      </div>
      <Field
        {...field('email')}
        label={t('auth.email')}
        required
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <ProblemNote problem={problem} />
      <SubmitButton sending={sending}>{t('auth.forgot.submit')}</SubmitButton>
      <BackToLogin email={address} />
    </form>
  );
}

function MailSent({ to, onAgain }: { to: string; onAgain: () => void }) {
  const t = useT();
  return (
    <div className="stack">
      <StepTitle title={t('auth.forgot.sent.title')} />
      <p>{t('auth.forgot.sent.text', { email: to })}</p>
      <p className="small muted">{t('auth.forgot.sent.hint')}</p>
      <button type="button" className="button full" onClick={onAgain}>
        {t('auth.forgot.again')}
      </button>
      <BackToLogin email={to} />
    </div>
  );
}

function BackToLogin({ email }: { email: string | undefined }) {
  const t = useT();
  return (
    <p className="small centered">
      <Link to="/app/login" search={{ email }}>
        {t('auth.back-to-login')}
      </Link>
    </p>
  );
}
