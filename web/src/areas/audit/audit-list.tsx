import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptySheet } from '../../ui/feedback/empty-sheet';
import { RecordList } from '../../ui/tables/record-list';
import type { Column } from '../../ui/tables/record-table';
import { PageHead } from '../../ui/layout/page-head';
import { type AuditFilter, auditFilterOf, auditQuery } from './audit-query';
import { auditActors, type AuditChange, type AuditDocument, type AuditEntry, type AuditField, auditTopics } from '@contract/people/audit';
import { Link } from '@tanstack/react-router';
import { useLocale } from '../../lib/text/locale';
import { type StringKey, useT } from '../../lib/text/strings';
import { formatMoment } from '../../lib/text/format';
import { AuditTabs, Choice, FilterForm, Typed } from './filter-form';

type AuditListProps = { filter: AuditFilter; onFilter: (filter: AuditFilter) => void };

/** Shows the log of what happened in the shop, who did it and when. */
export function AuditList({ filter, onFilter }: AuditListProps) {
  const t = useT();
  const query = useInfiniteQuery(auditQuery(filter));
  return (
    <>
      <PageHead title={t('audit')} />
      <AuditTabs />
      <RecordList
        query={query}
        columns={useColumns()}
        idOf={({ seq }) => String(seq)}
        className="dense audit"
        form={<AuditForm key={JSON.stringify(filter)} filter={filter} onFilter={onFilter} />}
        none={<EmptySheet title={t('audit.none')} text={t('audit.none.text')} />}
        count={(count) => t('audit.count', { count })}
      />
    </>
  );
}

function useColumns(): Column<AuditEntry>[] {
  const t = useT();
  const locale = useLocale();
  const changeText = ({ field, from, to }: AuditChange) => ({
    field: t(`audit.field.${field}`),
    from: from ?? t('audit.change.none'),
    to: to ?? t('audit.change.none'),
  });
  const fieldText = ({ label, locale: language, from, to }: AuditField) => ({
    field: language === 'de' ? label : `${label} (${language})`,
    from: from ?? t('audit.change.none'),
    to: to ?? t('audit.change.none'),
  });
  return [
    {
      title: t('audit.time'),
      className: 'mono extra-small nowrap',
      cell: ({ at }) => <time dateTime={at}>{formatMoment(at, locale)}</time>,
    },
    {
      title: t('audit.event'),
      cell: ({ name, changes, fields, moreFields }) => (
        <>
          <b>{t(`fact.${name}` as StringKey)}</b>
          {changes.map((change) => (
            <small key={change.field} className="muted row-detail">
              {t('audit.change', changeText(change))}
            </small>
          ))}
          {fields.map((field) => (
            <small key={`${field.locale} ${field.label}`} className="muted row-detail">
              {t('audit.change', fieldText(field))}
            </small>
          ))}
          {moreFields > 0 && <small className="muted row-detail">{t('audit.change.more', { count: moreFields })}</small>}
        </>
      ),
    },
    {
      title: t('audit.document'),
      labelled: true,
      cell: ({ document, topic }) => (document?.label ? <Document document={document} /> : t(`audit.topic.${topic}`)),
    },
    {
      title: t('audit.who'),
      labelled: true,
      cell: ({ actor, person }) => (
        <span>
          {t(`audit.actor.${actor}`)}
          {person && <small className="muted row-detail">{person}</small>}
        </span>
      ),
    },
  ];
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

type AuditFormProps = { filter: AuditFilter; onFilter: (filter: AuditFilter) => void };

/** A form that narrows the log down. */
function AuditForm({ filter, onFilter }: AuditFormProps) {
  const t = useT();
  const { topic = '', actor = '', person = '', number = '', from = '', to = '' } = filter;
  const topics = auditTopics.map((value) => ({ value, text: t(`audit.topic.${value}`) }));
  const actors = auditActors.map((value) => ({ value, text: t(`audit.actor.${value}`) }));
  return (
    <FilterForm initial={{ topic, actor, person, number, from, to }} onFilter={(typed) => onFilter(auditFilterOf(typed))}>
      {(field) => (
        <>
          <Choice {...field('topic')} label={t('audit.topic')} options={topics} />
          <Choice {...field('actor')} label={t('audit.actor')} options={actors} />
          <Typed {...field('person')} label={t('audit.person')} placeholder={t('audit.person.hint')} />
          <Typed {...field('number')} label={t('audit.number')} placeholder="RE-2026-00001" />
          <Typed {...field('from')} label={t('audit.from')} type="date" />
          <Typed {...field('to')} label={t('audit.to')} type="date" />
        </>
      )}
    </FilterForm>
  );
}
