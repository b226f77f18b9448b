import type { AuditDocument, AuditEntry } from '@contract/people/audit';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/locale';
import type { StringKey } from '../../lib/strings';
import { formatMoment } from '../../ui/marks/format-time';
import { moveBetweenRows } from '../../ui/tables/move-between-rows';

/** The log as a dense list; the arrow keys lead from document to document. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useTranslation();
  return (
    <div className="table-scroll" onKeyDown={moveBetweenRows}>
      <table className="table dense stacked audit">
        <thead>
          <tr>
            <th>{t('audit.time')}</th>
            <th>{t('audit.event')}</th>
            <th>{t('audit.document')}</th>
            <th>{t('audit.who')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <AuditRow key={entry.seq} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function AuditRow({ entry: { at, name, topic, actor, person, document } }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <tr>
      <td className="mono extra-small nowrap">
        <time dateTime={at}>{formatMoment(at, locale)}</time>
      </td>
      <td>
        <b>{t(`fact.${name}` as StringKey)}</b>
      </td>
      <td data-label={t('audit.document')}>{document?.label ? <Document document={document} /> : t(`audit.topic.${topic}`)}</td>
      <td data-label={t('audit.who')}>
        {t(`audit.actor.${actor}`)}
        {person && <small className="muted row-detail">{person}</small>}
      </td>
    </tr>
  );
}

const pages = {
  quotes: '/admin/quotes/$id',
  orders: '/admin/orders/$id',
  invoices: '/admin/invoices/$id',
  mailbox: '/admin/mailbox/$id',
} as const;

function Document({ document: { page, id, label } }: { document: AuditDocument }) {
  if (!page) return label;
  return (
    <Link className="row-link" to={pages[page]} params={{ id }}>
      {label}
    </Link>
  );
}
