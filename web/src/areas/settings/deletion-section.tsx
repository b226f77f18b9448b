import type { Account } from '@contract/people/account';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../lib/text/strings';
import { Field } from '../../ui/forms/field';
import { Panel } from '../../ui/layout/panel';
import { PasswordField } from '../../ui/forms/password-field';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { useForm } from '../../ui/forms/use-form';
import { codeProblem, deleteAccount, passwordProblem } from './account-calls';
import { CodeField, SaveButton } from './code-field';

type DeletionSectionProps = { account: Account; /** The account is no more. */ onDeleted: () => void };

/** A section that deletes the account; it says what is deleted and what the law keeps. */
export function DeletionSection({ account, onDeleted }: DeletionSectionProps) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  return (
    <Panel id="deletion" title={t('settings.deletion')}>
      <div className="stack">
        <p>{t('settings.deletion.goes')}</p>
        <p>{t('settings.deletion.stays')}</p>
        {asking ? (
          <DeletionForm account={account} onDeleted={onDeleted} onCancel={() => setAsking(false)} />
        ) : (
          <button type="button" className="button" onClick={() => setAsking(true)}>
            {t('settings.deletion.begin')}
          </button>
        )}
      </div>
    </Panel>
  );
}

function DeletionForm({ account, onDeleted, onCancel }: DeletionSectionProps & { onCancel: () => void }) {
  const t = useT();
  const { mutateAsync } = useMutation({ mutationFn: deleteAccount, onSuccess: onDeleted, meta: { quiet: true } });
  const { form, field, problem, sending, onSubmit } = useForm<'address' | 'password' | 'code'>({
    initial: { address: '', password: '', code: '' },
    check: ({ address, password, code }) => ({
      ...(address.trim().toLowerCase() !== account.email && { address: 'settings.problem.address' as const }),
      ...passwordProblem(password),
      ...codeProblem(code, account.secondFactor),
    }),
    send: ({ password, code }) => mutateAsync({ password, code: code.trim() || undefined }),
  });
  return (
    <form ref={form} className="stack danger-zone" noValidate onSubmit={onSubmit}>
      <p>
        <b>{t('settings.deletion.final')}</b>
      </p>
      <div className="two-columns">
        <Field
          {...field('address')}
          label={t('settings.deletion.address')}
          hint={t('settings.deletion.address.hint', { email: account.email })}
          required
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField {...field('password')} label={t('settings.password.yours')} autoComplete="current-password" />
        {account.secondFactor && <CodeField {...field('code')} />}
      </div>
      <ProblemNote problem={problem} />
      <div className="row">
        <SaveButton sending={sending} danger>
          {t('settings.deletion.submit')}
        </SaveButton>
        <button type="button" className="button ghost" onClick={onCancel}>
          {t('dialog.cancel')}
        </button>
      </div>
    </form>
  );
}
