import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptySheet } from '../../ui/feedback/empty-sheet';
import { RecordList } from '../../ui/tables/record-list';
import type { Column } from '../../ui/tables/record-table';
import { PageHead } from '../../ui/layout/page-head';
import { type AuditFilter, auditFilterOf, auditQuery } from './audit-query';
import { auditActors, type AuditDocument, type AuditEntry, auditTopics } from '@contract/people/audit';
import { Link } from '@tanstack/react-router';
import { useLocale } from '../../lib/text/locale';
import { type StringKey, useT } from '../../lib/text/strings';
import { formatMoment } from '../../lib/text/format';
import { useForm } from '../../ui/forms/use-form';

type AuditListProps = { filter: AuditFilter; onFilter: (filter: AuditFilter) => void };

/** Shows the log of what happened in the shop, who did it and when. */
export function AuditList({ filter, onFilter }: AuditListProps) {
  const t = useT();
  const query = useInfiniteQuery(auditQuery(filter));
  return (
    <>
      <PageHead title={t('audit')} />
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
  return [
    {
      title: t('audit.time'),
      className: 'mono extra-small nowrap',
      cell: ({ at }) => <time dateTime={at}>{formatMoment(at, locale)}</time>,
    },
    { title: t('audit.event'), cell: ({ name }) => <b>{t(`fact.${name}` as StringKey)}</b> },
    {
      title: t('audit.document'),
      labelled: true,
      cell: ({ document, topic }) => (document?.label ? <Document document={document} /> : t(`audit.topic.${topic}`)),
    },
    {
      title: t('audit.who'),
      labelled: true,
      cell: ({ actor, person }) => (
        <>
          {t(`audit.actor.${actor}`)}
          {person && <small className="muted row-detail">{person}</small>}
        </>
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

/** A form that narrows the log down. Its parent gives it a key, so that it starts anew when the address changes. */
function AuditForm({ filter, onFilter }: AuditFormProps) {
  const t = useT();
  const { topic = '', actor = '', person = '', number = '', from = '', to = '' } = filter;
  const { form, field, onSubmit } = useForm<keyof AuditFilter>({
    initial: { topic, actor, person, number, from, to },
    check: () => ({}),
    send: async (typed) => onFilter(auditFilterOf(typed)),
  });
  const topics = auditTopics.map((value) => ({ value, text: t(`audit.topic.${value}`) }));
  const actors = auditActors.map((value) => ({ value, text: t(`audit.actor.${value}`) }));
  return (
    <form ref={form} className="audit-form" aria-label={t('audit.filters')} onSubmit={onSubmit}>
      <Choice {...field('topic')} label={t('audit.topic')} options={topics} />
      <Choice {...field('actor')} label={t('audit.actor')} options={actors} />
      <Typed {...field('person')} label={t('audit.person')} placeholder={t('audit.person.hint')} />
      <Typed {...field('number')} label={t('audit.number')} placeholder="RE-2026-00001" />
      <Typed {...field('from')} label={t('audit.from')} type="date" />
      <Typed {...field('to')} label={t('audit.to')} type="date" />
      <div className="row">
        <button type="submit" className="button small primary">
          {t('audit.apply')}
        </button>
        <button type="button" className="button small" onClick={() => onFilter({})}>
          {t('audit.reset')}
        </button>
      </div>
    </form>
  );
}

type ChoiceProps = {
  label: string;
  options: readonly { value: string; text: string }[];
  value: string;
  onValue: (value: string) => void;
};

function Choice({ label, options, value, onValue }: ChoiceProps) {
  const t = useT();
  return (
    <label>
      <span className="field-label">{label}</span>
      <select className="input small" value={value} onChange={({ target }) => onValue(target.value)}>
        <option value="">{t('audit.any')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  );
}

type TypedProps = { label: string; type?: 'date'; value: string; placeholder?: string; onValue: (value: string) => void };

function Typed({ label, type, value, placeholder, onValue }: TypedProps) {
  return (
    <label>
      <span className="field-label">{label}</span>
      <input
        className="input small"
        type={type ?? 'text'}
        maxLength={80}
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onValue(target.value)}
      />
    </label>
  );
}
