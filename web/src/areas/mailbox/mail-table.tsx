import type { MailSummary } from '@contract/mailbox';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/locale';
import { ColumnTable, type Column } from '../../ui/tables/column-table';
import { formatMoment } from '../../ui/marks/format-time';
import { MailState } from './mail-state';

/** Mails with whom they went to, and whether they arrived. */
export const MailTable = ({ mails }: { mails: readonly MailSummary[] }) => (
  <ColumnTable className="dense mails" rows={mails} columns={useColumns()} />
);

function useColumns(): Column<MailSummary>[] {
  const { t } = useTranslation();
  const locale = useLocale();
  return [
    {
      title: t('mailbox.subject'),
      cell: ({ id, subject }) => (
        <Link className="row-link" to="/admin/mailbox/$id" params={{ id }}>
          {subject || t('mailbox.subject.none')}
        </Link>
      ),
    },
    { title: t('mailbox.to'), labelled: true, cell: ({ to }) => to },
    { title: t('mailbox.kind'), labelled: true, cell: ({ kind }) => t(`mailbox.kind.${kind}`) },
    {
      title: t('mailbox.status'),
      cell: ({ status, error }) => (
        <>
          <MailState status={status} />
          {error && <small className="muted row-detail">{error}</small>}
        </>
      ),
    },
    {
      title: t('mailbox.time'),
      className: 'mono extra-small nowrap',
      labelled: true,
      cell: ({ at }) => <time dateTime={at}>{formatMoment(at, locale)}</time>,
    },
  ];
}
