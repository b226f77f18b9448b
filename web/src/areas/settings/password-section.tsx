import { passwordLengthProblem, type Account, type SessionGrant } from '@contract/people/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/layout/panel';
import { PasswordField } from '../../ui/forms/password-field';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { useForm } from '../../ui/forms/use-form';
import { changePassword, sessionsQuery } from './account-calls';
import { CodeField } from './code-field';
import { codeProblem } from './credential-problems';
import { SaveButton } from './save-button';

type PasswordSectionProps = {
  account: Account;
  /** The session that goes on with the new password. */ onGrant: (grant: SessionGrant) => void;
};

/** A new password; all other devices are signed out by it. */
export function PasswordSection({ account: { email, secondFactor }, onGrant }: PasswordSectionProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutateAsync: save } = useMutation({
    mutationFn: changePassword,
    onSuccess: (grant) => {
      onGrant(grant);
      void queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey });
    },
    meta: { success: 'settings.password.changed', quiet: true },
  });
  const { form, field, problem, sending, onSubmit } = useForm<'currentPassword' | 'password' | 'code'>({
    initial: { currentPassword: '', password: '', code: '' },
    check: ({ currentPassword, password, code }) => {
      const wrong = passwordLengthProblem(password);
      return {
        ...(!currentPassword && { currentPassword: 'settings.problem.password' as const }),
        ...(wrong && { password: wrong }),
        ...codeProblem(code, secondFactor),
      };
    },
    send: ({ currentPassword, password, code }) => save({ currentPassword, password, ...(secondFactor && { code: code.trim() }) }),
    clears: true,
  });
  return (
    <Panel id="password" title={t('settings.password')}>
      <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
        <div className="two-columns">
          {/* Tells password managers whose password this is. */}
          <input className="visually-hidden" type="email" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />
          <PasswordField {...field('currentPassword')} label={t('settings.password.current')} autoComplete="current-password" />
          <PasswordField {...field('password')} label={t('settings.password.new')} autoComplete="new-password" strength />
          {secondFactor && <CodeField {...field('code')} />}
        </div>
        <p className="small muted">{t('settings.password.explained')}</p>
        <ProblemNote problem={problem} />
        <SaveButton sending={sending}>{t('settings.password.submit')}</SaveButton>
      </form>
    </Panel>
  );
}
