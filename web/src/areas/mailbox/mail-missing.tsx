import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptySheet } from '../../ui/feedback/empty-sheet';

/** There is no such mail. */
export function MailMissing() {
  const { t } = useTranslation();
  return (
    <EmptySheet title={t('mailbox.missing.title')} text={t('problem.mail.not-found')} level={1}>
      <Link className="button" to="/admin/mailbox" search={{}}>
        {t('mailbox.missing.list')}
      </Link>
    </EmptySheet>
  );
}
