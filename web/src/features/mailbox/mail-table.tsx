import type { MailSummary } from '@contract/mailbox';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/locale';
import { formatMoment } from '../../ui/format-time';
import { moveBetweenRows } from '../../ui/move-between-rows';
import { MailState } from './mail-state';

/** A dense list of mails; the arrow keys lead from row to row. */
export function MailTable({ mails }: { mails: readonly MailSummary[] }) {
  const { t } = useTranslation();
  return (
    <div className="table-scroll" onKeyDown={moveBetweenRows}>
      <table className="table dense stacked mails">
        <thead>
          <tr>
            <th>{t('mailbox.subject')}</th>
            <th>{t('mailbox.to')}</th>
            <th>{t('mailbox.kind')}</th>
            <th>{t('mailbox.status')}</th>
            <th>{t('mailbox.time')}</th>
          </tr>
        </thead>
        <tbody>
          {mails.map((mail) => (
            <MailRow key={mail.id} mail={mail} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function MailRow({ mail: { id, subject, to, kind, status, at, error } }: { mail: MailSummary }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <tr>
      <td>
        <Link className="row-link" to="/admin/mailbox/$id" params={{ id }}>
          {subject || t('mailbox.subject.none')}
        </Link>
      </td>
      <td data-label={t('mailbox.to')}>{to}</td>
      <td data-label={t('mailbox.kind')}>{t(`mailbox.kind.${kind}`)}</td>
      <td>
        <MailState status={status} />
        {error && <small className="muted row-detail">{error}</small>}
      </td>
      <td className="mono extra-small nowrap" data-label={t('mailbox.time')}>
        <time dateTime={at}>{formatMoment(at, locale)}</time>
      </td>
    </tr>
  );
}
