import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/forms/field';
import { Panel } from '../../ui/layout/panel';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { useForm } from '../../ui/forms/use-form';
import { SaveButton } from './save-button';
import { useProfileChange, type SectionProps } from './use-profile-change';

/** Who the customer is. */
export function ProfileSection({ account, onAccount }: SectionProps) {
  const { t } = useTranslation();
  const { mutateAsync: save } = useProfileChange(onAccount);
  const { form, field, problem, sending, onSubmit } = useForm<'name' | 'company' | 'phone'>({
    initial: { name: account.name, company: account.company, phone: account.phone },
    check: ({ name }) => (name.trim() ? {} : { name: 'settings.problem.name' }),
    send: save,
  });
  return (
    <Panel id="profile" title={t('settings.profile')}>
      <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
        <div className="two-columns">
          <Field {...field('name')} label={t('settings.name')} required autoComplete="name" maxLength={120} />
          <Field {...field('company')} label={t('settings.company')} autoComplete="organization" maxLength={160} />
          <Field {...field('phone')} label={t('settings.phone')} type="tel" autoComplete="tel" maxLength={40} />
        </div>
        <ProblemNote problem={problem} />
        <SaveButton sending={sending}>{t('settings.save')}</SaveButton>
      </form>
    </Panel>
  );
}
