import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/panel';
import { useMutation } from '@tanstack/react-query';
import { changeProfile } from './account-calls';
import type { SectionProps } from './use-profile-change';

/** The mails people may switch off; each choice is saved at once. */
export function NotificationsSection({ account, onAccount }: SectionProps) {
  const { t } = useTranslation();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (signIns: boolean) => changeProfile({ notifications: { signIns } }),
    onSuccess: onAccount,
    meta: { success: 'settings.saved' },
  });
  const signIns = isPending ? variables : account.notifications.signIns;
  return (
    <Panel id="notifications" title={t('settings.notifications')}>
      <label className="check">
        <input type="checkbox" checked={signIns} disabled={isPending} onChange={() => mutate(!signIns)} />
        <span>{t('settings.notifications.sign-ins')}</span>
        <small>{t('settings.notifications.sign-ins.hint')}</small>
      </label>
      <p className="small muted setting-hint">{t('settings.notifications.always')}</p>
    </Panel>
  );
}
