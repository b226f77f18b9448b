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
import { type FormEvent, useState } from 'react';

type AuditListProps = { filter: AuditFilter; onFilter: (filter: AuditFilter) => void };

/** What happened in the shop, who did it and when. */
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

/** Narrows the log down. Its parent gives it a key, so that it starts anew when the address changes. */
function AuditForm({ filter, onFilter }: AuditFormProps) {
  const t = useT();
  const [typed, setTyped] = useState(filter);
  const set = (change: Record<string, string>) => setTyped((now) => ({ ...now, ...change }));
  const topics = auditTopics.map((value) => ({ value, text: t(`audit.topic.${value}`) }));
  const actors = auditActors.map((value) => ({ value, text: t(`audit.actor.${value}`) }));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onFilter(auditFilterOf(typed));
  };
  return (
    <form className="audit-form" aria-label={t('audit.filters')} onSubmit={handleSubmit}>
      <Choice label={t('audit.topic')} options={topics} value={typed.topic ?? ''} onValue={(topic) => set({ topic })} />
      <Choice label={t('audit.actor')} options={actors} value={typed.actor ?? ''} onValue={(actor) => set({ actor })} />
      <Typed name="person" value={typed.person} placeholder={t('audit.person.hint')} onValue={(person) => set({ person })} />
      <Typed name="number" value={typed.number} placeholder="RE-2026-00001" onValue={(number) => set({ number })} />
      <Typed name="from" type="date" value={typed.from} onValue={(from) => set({ from })} />
      <Typed name="to" type="date" value={typed.to} onValue={(to) => set({ to })} />
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

type TypedProps = {
  name: 'person' | 'number' | 'from' | 'to';
  type?: 'date';
  value: string | undefined;
  placeholder?: string;
  onValue: (value: string) => void;
};

function Typed({ name, type, value = '', placeholder, onValue }: TypedProps) {
  const t = useT();
  return (
    <label>
      <span className="field-label">{t(`audit.${name}`)}</span>
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
