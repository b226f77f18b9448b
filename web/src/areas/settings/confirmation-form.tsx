import type { Confirmation } from '@contract/people/account';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { PasswordField } from '../../ui/forms/password-field';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { useForm } from '../../ui/forms/use-form';
import { CodeField } from './code-field';
import { codeProblem, passwordProblem } from './credential-problems';
import { SaveButton } from './save-button';

type ConfirmationFormProps = {
  explained: string;
  submit: string;
  danger?: boolean;
  /** @throws Problem auth.password-wrong, auth.code-wrong */
  onConfirm: (confirmation: z.infer<typeof Confirmation>) => Promise<unknown>;
  onCancel: () => void;
};

/** Asks for password and code before a step that a borrowed browser must not take. */
export function ConfirmationForm({ explained, submit, danger, onConfirm, onCancel }: ConfirmationFormProps) {
  const { t } = useTranslation();
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
