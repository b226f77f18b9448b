import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/marks/icon';

/** Mails that could not be sent after all tries. */
export function FailedMails({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <p className={count > 0 ? 'mail-state failed' : 'mail-state'}>
      <Icon name={count > 0 ? 'triangle-alert' : 'check'} />
      <span>{count > 0 ? t('admin.mails.failed', { count }) : t('admin.mails.none')}</span>
    </p>
  );
}
