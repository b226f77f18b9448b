import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { Temporal } from 'temporal-polyfill';
import { accounts } from '../people/account-row';
import { findPublishedFields } from '../publishing/published-fields';
import {
  type AuditActor,
  type AuditChange,
  type AuditDocument,
  type AuditEntry,
  type AuditField,
  auditFields,
  type AuditQuery,
  type AuditTopic,
} from '../../contract/people/audit';
import type { LoggedEvent } from '../../contract/people/logged-event';
import { findEvents } from '../../platform/events/append-event';
import { recordedNamesOf } from '../../contract/states/transition';
import { LIST_LIMIT_DEFAULT, type Page } from '../../contract/list';
import { cursorOf, rowIdOf } from '../../platform/http/keyset';
import { dayAfter } from '../../platform/time/time';
import { berlinTime } from '../../platform/time/support-time';

/** The most people whose entries are searched; a query that fits more is too vague. */
const MAX_PEOPLE = 50;

/** Reads the log, newest first. @throws Problem input.invalid for a foreign cursor */
export async function findAuditEntries(strapi: Core.Strapi, query: AuditQuery): Promise<Page<AuditEntry>> {
  const { cursor, limit = LIST_LIMIT_DEFAULT } = query;
  const conditions = [
    cursor === undefined ? {} : { seq: { $lt: rowIdOf(cursor) } },
    query.topic ? { topic: query.topic } : {},
    query.actor ? { actor: { $in: loggedNamesOf(query.actor) } } : {},
    ...(await Promise.all([within(strapi, query), byPerson(strapi, query.person), aboutNumber(strapi, query.number)])),
  ];
  const events = await findEvents(strapi, { where: { $and: conditions }, orderBy: { seq: 'desc' }, limit: limit + 1 });
  const { rows: page, next } = cursorOf(
    events.map((event) => ({ ...event, id: event.seq })),
    limit,
  );
  return { items: await showEntries(strapi, page), next };
}

/**
 * Turns a period into places in the log: times follow its order, so that two look-ups in an index find where it begins and
 * ends. An end before which nothing happened finds nothing.
 */
async function within(strapi: Core.Strapi, { from, to }: AuditQuery): Promise<object> {
  const seqAt = async (narrow: (query: Knex.QueryBuilder) => Knex.QueryBuilder): Promise<number | null> => {
    const row: { seq: number | string } | undefined = await narrow(strapi.db.connection('events').select('seq')).first();
    return row ? Number(row.seq) : null;
  };
  // SQLite keeps times as milliseconds.
  const time = (day: string): Date | number => {
    const midnight = berlinTime(Temporal.PlainDate.from(day), '00:00');
    return strapi.db.dialect.client === 'postgres' ? midnight : midnight.getTime();
  };
  const first = from ? await seqAt((rows) => rows.where('created_at', '>=', time(from)).orderBy('created_at')) : 0;
  const end = to ? await seqAt((rows) => rows.where('created_at', '>=', time(dayAfter(to, 1))).orderBy('created_at')) : null;
  if (first === null) return { seq: -1 };
  return { seq: { $gte: first, ...(end !== null && { $lt: end }) } };
}

async function byPerson(strapi: Core.Strapi, person: string | undefined): Promise<object> {
  if (!person) return {};
  const ids = await findPeople(strapi, person);
  return { $or: [{ accountId: { $in: ids } }, { subject: { $in: ids } }] };
}

/** Finds accounts of the shop and of its panel by part of a name or address. @returns their ids */
export async function findPeople(strapi: Core.Strapi, person: string): Promise<string[]> {
  const named = (...columns: string[]) => ({
    where: { $or: [...columns, 'email'].map((column) => ({ [column]: { $containsi: person } })) },
    select: ['documentId'],
    limit: MAX_PEOPLE,
  });
  const [customers, editors]: { documentId: string }[][] = await Promise.all([
    accounts(strapi).findMany(named('name')),
    strapi.db.query('admin::user').findMany(named('firstname', 'lastname')),
  ]);
  return [...(customers ?? []), ...(editors ?? [])].map(({ documentId }) => documentId);
}

const numbered = ['quote', 'order', 'invoice', 'assignment'] as const;

async function aboutNumber(strapi: Core.Strapi, number: string | undefined): Promise<object> {
  if (!number) return {};
  const found = await Promise.all(
    numbered.map(async (noun): Promise<{ documentId: string }[]> =>
      strapi.db.query(`api::${noun}.${noun}`).findMany({ where: { number: number.toUpperCase() }, select: ['documentId'] }),
    ),
  );
  return { subject: { $in: found.flat().map(({ documentId }) => documentId) } };
}

async function showEntries(strapi: Core.Strapi, events: readonly LoggedEvent[]): Promise<AuditEntry[]> {
  const [documents, names, versions] = await Promise.all([
    findAuditDocuments(strapi, events),
    namesOf(strapi, events.map(personIdOf)),
    findPublishedFields(
      strapi,
      events.flatMap(({ topic, seq }) => (topic === 'content' ? [seq] : [])),
    ),
  ]);
  return events.map((event) => ({
    ...listedFields(event, versions.get(event.seq) ?? []),
    seq: event.seq,
    at: event.at,
    name: event.name,
    topic: event.topic,
    actor: event.actor,
    person: names.get(personIdOf(event)) ?? '',
    document: documents.get(`${event.topic}:${event.subject}`) ?? null,
    changes: event.data.changes?.flatMap(knownChange) ?? rolesBetween(event),
  }));
}

/** The most fields of an entry that the list shows; the panel's history shows all. */
const MAX_FIELDS = 6;
const MAX_FIELD_LENGTH = 120;

/** Lists the first fields, without those whose values the event tells itself. */
function listedFields({ data }: LoggedEvent, fields: readonly AuditField[]): Pick<AuditEntry, 'fields' | 'moreFields'> {
  const told = data.changes ?? [];
  const others = fields.filter(({ from, to }) => !told.some((one) => one.from === from && one.to === to));
  const short = (text: string | null) => (text !== null && text.length > MAX_FIELD_LENGTH ? `${text.slice(0, MAX_FIELD_LENGTH)}…` : text);
  return {
    fields: others.slice(0, MAX_FIELDS).map((field) => ({ ...field, from: short(field.from), to: short(field.to) })),
    moreFields: Math.max(0, others.length - MAX_FIELDS),
  };
}

/** Leaves out fields that today's list no longer knows. */
const knownChange = ({ field, ...values }: { field: string; from: string | null; to: string | null }): AuditChange[] => {
  const known = auditFields.find((name) => name === field);
  return known ? [{ field: known, ...values }] : [];
};

/** Returns the change of a shop account's role, which the log keeps as it keeps statuses. */
const rolesBetween = ({ name, from, to }: LoggedEvent): AuditChange[] =>
  name === 'account.role-changed' ? [{ field: 'role', from, to }] : [];

/**
 * Returns the person of an entry: the logged account or editor, else the owner of the account it is about, unless an editor
 * changed that.
 */
const personIdOf = ({ accountId, topic, subject, actor, data }: LoggedEvent): string =>
  accountId ?? data.editorId ?? (topic === 'account' && actor !== 'editor' ? subject : '');

/** Reads the names and addresses of accounts of the shop and of its panel, by id; those that are gone are missing. */
export async function namesOf(strapi: Core.Strapi, ids: readonly string[]): Promise<Map<string, string>> {
  const where = { documentId: { $in: [...new Set(ids)].filter((id) => id !== '') } };
  const [people, editors]: [Named<'name'>[], Named<'firstname' | 'lastname'>[]] = await Promise.all([
    accounts(strapi).findMany({ where, select: ['documentId', 'name', 'email'] }),
    strapi.db.query('admin::user').findMany({ where, select: ['documentId', 'firstname', 'lastname', 'email'] }),
  ]);
  const shown = (documentId: string, email: string, names: (string | null)[]): [string, string] => {
    const name = names.filter(Boolean).join(' ');
    return [documentId, name ? `${name} (${email})` : email];
  };
  return new Map([
    ...people.map(({ documentId, name, email }) => shown(documentId, email, [name])),
    ...editors.map(({ documentId, firstname, lastname, email }) => shown(documentId, email, [firstname, lastname])),
  ]);
}

type Named<Column extends string> = { documentId: string; email: string } & Record<Column, string | null>;

/** Returns the names under which the log keeps an actor. */
export const loggedNamesOf = (actor: AuditActor): string[] =>
  actor === 'visitor' || actor === 'editor' ? [actor] : recordedNamesOf(actor);

type Fact = Pick<LoggedEvent, 'topic' | 'subject' | 'data'>;
type Found = Record<string, string | null> & { documentId: string };

type Source = { uid: UID.ContentType; columns: string[]; show: (row: Found) => AuditDocument };

/** The table of each topic's documents, and the way an entry names one. */
const sources: Partial<Record<AuditTopic, Source>> = {
  quote: { uid: 'api::quote.quote', columns: ['number'], show: (row) => ({ page: 'quotes', id: row.documentId, label: row.number ?? '' }) },
  order: { uid: 'api::order.order', columns: ['number'], show: (row) => ({ page: 'orders', id: row.documentId, label: row.number ?? '' }) },
  invoice: {
    uid: 'api::invoice.invoice',
    columns: ['number'],
    show: (row) => ({ page: 'invoices', id: row.documentId, label: row.number ?? '' }),
  },
  approval: {
    uid: 'api::approval.approval',
    columns: ['label'],
    show: (row) => ({ page: null, id: row.documentId, label: row.label ?? '' }),
  },
  mail: { uid: 'api::outbox.outbox', columns: ['to'], show: (row) => ({ page: 'mailbox', id: row.documentId, label: row.to ?? '' }) },
  contact: { uid: 'api::contact.contact', columns: ['name'], show: (row) => ({ page: null, id: row.documentId, label: row.name ?? '' }) },
  assignment: {
    uid: 'api::assignment.assignment',
    columns: ['number', 'quoteId', 'orderId'],
    show: ({ number, quoteId, orderId }) => ({
      page: orderId ? 'orders' : 'quotes',
      id: orderId ?? quoteId ?? '',
      label: number ?? '',
    }),
  },
};

/** Reads the documents that entries are about, by topic and id; those that are gone are missing. */
async function findAuditDocuments(strapi: Core.Strapi, facts: readonly Fact[]): Promise<Map<string, AuditDocument>> {
  const subjectsOf = (topic: AuditTopic) => [...new Set(facts.flatMap((fact) => (fact.topic === topic ? [fact.subject] : [])))];
  const found = await Promise.all(
    (Object.entries(sources) as [AuditTopic, Source][]).map(async ([topic, { uid, columns, show }]) => {
      const rows = await findRows(strapi.db.query(uid), subjectsOf(topic), columns);
      return rows.map((row): [string, AuditDocument] => [`${topic}:${row.documentId}`, show(row)]);
    }),
  );
  const people = await findRows(accounts(strapi), subjectsOf('account'), ['email']);
  const accountsFound = people.map(({ documentId, email }): [string, AuditDocument] => [
    `account:${documentId}`,
    { page: null, id: documentId, label: email ?? '' },
  ]);
  const editors = await namesOf(strapi, subjectsOf('account'));
  const panelFound = [...editors].map(([id, label]): [string, AuditDocument] => [`account:${id}`, { page: null, id, label }]);
  return new Map([...found.flat(), ...panelFound, ...accountsFound, ...(await findContent(strapi, facts))]);
}

/** Names the content that entries are about, by its kind and, while it exists, its title in German. */
async function findContent(strapi: Core.Strapi, facts: readonly Fact[]): Promise<[string, AuditDocument][]> {
  const changed = facts.filter(({ topic, data }) => topic === 'content' && data.uid !== undefined && data.uid in strapi.contentTypes);
  const types = [...new Set(changed.map(({ data }) => data.uid as UID.ContentType))];
  const found = types.map(async (uid) => {
    const { info, attributes } = strapi.contentType(uid);
    const title = ['name', 'title', 'question', 'term', 'slug'].find((name) => name in attributes) ?? 'documentId';
    const ids = [...new Set(changed.flatMap(({ subject, data }) => (data.uid === uid ? [subject] : [])))];
    const rows = await findRows(strapi.db.query(uid), ids, [title]);
    const titles = new Map(rows.toReversed().map((row) => [row.documentId, title === 'documentId' ? '' : (row[title] ?? '')]));
    return ids.map((id): [string, AuditDocument] => {
      const label = [info.displayName, titles.get(id)].filter(Boolean).join(': ');
      return [`content:${id}`, { page: null, id, label }];
    });
  });
  return (await Promise.all(found)).flat();
}

type Table = { findMany(query: object): Promise<Found[]> };

const findRows = async (table: Table, ids: readonly string[], columns: readonly string[]): Promise<Found[]> =>
  ids.length === 0 ? [] : table.findMany({ where: { documentId: { $in: ids } }, select: ['documentId', ...columns] });
