import type { NotificationChoices } from '@contract/people/account';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/layout/panel';
import { changeProfile } from './account-calls';
import type { SectionProps } from './use-profile-change';

const choices = [
  ['signIns', 'settings.notifications.sign-ins'],
  ['offerReminders', 'settings.notifications.offer-reminders'],
] as const satisfies [keyof NotificationChoices, string][];

/** The mails people may switch off; each choice is saved at once. */
export function NotificationsSection({ account, onAccount }: SectionProps) {
  const { t } = useTranslation();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (notifications: NotificationChoices) => changeProfile({ notifications }),
    onSuccess: onAccount,
    meta: { success: 'settings.saved' },
  });
  const chosen = isPending ? variables : account.notifications;
  return (
    <Panel id="notifications" title={t('settings.notifications')}>
      {choices.map(([name, label]) => (
        <label key={name} className="check">
          <input
            type="checkbox"
            checked={chosen[name]}
            disabled={isPending}
            onChange={() => mutate({ ...chosen, [name]: !chosen[name] })}
          />
          <span>{t(label)}</span>
          <small>{t(`${label}.hint`)}</small>
        </label>
      ))}
      <p className="small muted setting-hint">{t('settings.notifications.always')}</p>
    </Panel>
  );
}
