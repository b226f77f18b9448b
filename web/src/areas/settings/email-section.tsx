import type { Account } from '@contract/people/account';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../lib/text/strings';
import { Field } from '../../ui/forms/field';
import { Panel } from '../../ui/layout/panel';
import { PasswordField } from '../../ui/forms/password-field';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { useForm } from '../../ui/forms/use-form';
import { changeAddress, codeProblem, emailProblem, passwordProblem } from './account-calls';
import { CodeField, SaveButton } from './code-field';

type EmailSectionProps = {
  account: Account;
  /** The address is another one, and not verified yet. */ onChanged: (account: Account) => void;
};

/** A section that shows and changes the address that signs in. */
export function EmailSection({ account, onChanged }: EmailSectionProps) {
  const t = useT();
  const [changing, setChanging] = useState(false);
  return (
    <Panel id="email" title={t('settings.email')}>
      <div className="stack">
        <p className="row">
          <b className="setting-value">{account.email}</b>
          <span className="status ok">{t('settings.email.verified')}</span>
        </p>
        {changing ? (
          <AddressForm secondFactor={account.secondFactor} onChanged={onChanged} onCancel={() => setChanging(false)} />
        ) : (
          <button type="button" className="button" onClick={() => setChanging(true)}>
            {t('settings.email.change')}
          </button>
        )}
      </div>
    </Panel>
  );
}

type AddressFormProps = { secondFactor: boolean; onChanged: EmailSectionProps['onChanged']; onCancel: () => void };

function AddressForm({ secondFactor, onChanged, onCancel }: AddressFormProps) {
  const t = useT();
  const { mutateAsync: save } = useMutation({
    mutationFn: changeAddress,
    onSuccess: onChanged,
    meta: { success: 'settings.email.changed', quiet: true },
  });
  const { form, field, problem, sending, onSubmit } = useForm<'email' | 'password' | 'code'>({
    initial: { email: '', password: '', code: '' },
    check: ({ email, password, code }) => ({ ...emailProblem(email), ...passwordProblem(password), ...codeProblem(code, secondFactor) }),
    send: ({ email, password, code }) => save({ email: email.trim(), password, ...(secondFactor && { code: code.trim() }) }),
  });
  return (
    <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
      <p className="muted">{t('settings.email.explained')}</p>
      <div className="two-columns">
        <Field
          {...field('email')}
          label={t('settings.email.new')}
          required
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField {...field('password')} label={t('settings.password.yours')} autoComplete="current-password" />
        {secondFactor && <CodeField {...field('code')} />}
      </div>
      <ProblemNote problem={problem} />
      <div className="row">
        <SaveButton sending={sending}>{t('settings.email.submit')}</SaveButton>
        <button type="button" className="button ghost" onClick={onCancel}>
          {t('dialog.cancel')}
        </button>
      </div>
    </form>
  );
}
