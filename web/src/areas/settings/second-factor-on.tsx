import type { Account, Confirmation } from '@contract/people/account';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../lib/text/strings';
import { codeProblem, passwordProblem, removeSecondFactor, renewRecoveryCodes } from './account-calls';
import type * as z from 'zod/mini';
import { PasswordField } from '../../ui/forms/password-field';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { useForm } from '../../ui/forms/use-form';
import { CodeField, SaveButton } from './code-field';

type SecondFactorOnProps = {
  account: Account;
  /** New recovery codes, to be shown once. */
  onCodes: (codes: readonly string[]) => void;
  onRemoved: (account: Account) => void;
};

/** What can be done with a second factor that is set up. */
export function SecondFactorOn({ account, onCodes, onRemoved }: SecondFactorOnProps) {
  const t = useT();
  const [step, setStep] = useState<'renew' | 'remove' | null>(null);
  const renew = useMutation({
    mutationFn: renewRecoveryCodes,
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
    meta: { success: 'settings.factor.renewed', quiet: true },
  });
  const remove = useMutation({
    mutationFn: removeSecondFactor,
    onSuccess: onRemoved,
    meta: { success: 'settings.factor.removed', quiet: true },
  });
  if (step) {
    return (
      <ConfirmationForm
        key={step}
        explained={t(`settings.factor.${step}.explained`)}
        submit={t(`settings.factor.${step}`)}
        danger={step === 'remove'}
        onConfirm={(step === 'renew' ? renew : remove).mutateAsync}
        onCancel={() => setStep(null)}
      />
    );
  }
  return (
    <div className="stack">
      <p>{t('settings.factor.codes-left', { count: account.recoveryCodesLeft })}</p>
      <div className="row">
        <button type="button" className="button" onClick={() => setStep('renew')}>
          {t('settings.factor.renew')}
        </button>
        <button type="button" className="button ghost" onClick={() => setStep('remove')}>
          {t('settings.factor.remove')}
        </button>
      </div>
    </div>
  );
}

type ConfirmationFormProps = {
  explained: string;
  submit: string;
  danger?: boolean;
  /** @throws Problem auth.password-wrong, auth.code-wrong */
  onConfirm: (confirmation: z.infer<typeof Confirmation>) => Promise<unknown>;
  onCancel: () => void;
};

/** Asks for password and code before a step that a borrowed browser must not take. */
function ConfirmationForm({ explained, submit, danger, onConfirm, onCancel }: ConfirmationFormProps) {
  const t = useT();
  const { form, field, problem, sending, onSubmit } = useForm<'password' | 'code'>({
    initial: { password: '', code: '' },
    check: ({ password, code }) => ({ ...passwordProblem(password), ...codeProblem(code) }),
    send: ({ password, code }) => onConfirm({ password, code: code.trim() }),
  });
  return (
    <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
      <p>{explained}</p>
      <div className="two-columns">
        <PasswordField {...field('password')} label={t('settings.password.yours')} autoComplete="current-password" />
        <CodeField {...field('code')} />
      </div>
      <ProblemNote problem={problem} />
      <div className="row">
        <SaveButton sending={sending} danger={danger}>
          {submit}
        </SaveButton>
        <button type="button" className="button ghost" onClick={onCancel}>
          {t('dialog.cancel')}
        </button>
      </div>
    </form>
  );
}
