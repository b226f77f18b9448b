import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { Temporal } from 'temporal-polyfill';
import { accounts } from '../people/account-row';
import { auditActorOf, loggedNamesOf } from './audit-actor';
import type { AuditEntry, AuditQuery, AuditTopic } from '../../contract/people/audit';
import { LIST_LIMIT_DEFAULT, type Page } from '../../contract/list';
import { cursorOf, rowIdOf } from '../../platform/http/keyset';
import { dayAfter } from '../../platform/time/berlin-day';
import { berlinTime } from '../../platform/time/support-time';
import { findAuditDocuments } from './find-audit-documents';

type EventRow = {
  seq: number | string;
  createdAt: string | Date;
  topic: AuditTopic;
  name: string;
  subject: string;
  actor: string;
  accountId: string | null;
  data: Record<string, string | number> | null;
};

/** More people than this fit no question; the first are searched. */
const MAX_PEOPLE = 50;

/** The log, newest first. @throws Problem input.invalid for a foreign cursor */
export async function findAuditEntries(strapi: Core.Strapi, query: AuditQuery): Promise<Page<AuditEntry>> {
  const { cursor, limit = LIST_LIMIT_DEFAULT } = query;
  const conditions = [
    cursor === undefined ? {} : { seq: { $lt: rowIdOf(cursor) } },
    query.topic ? { topic: query.topic } : {},
    query.actor ? { actor: { $in: loggedNamesOf(query.actor) } } : {},
    ...(await Promise.all([within(strapi, query), byPerson(strapi, query.person), aboutNumber(strapi, query.number)])),
  ];
  const rows: EventRow[] = await strapi.db
    .query('api::event.event')
    .findMany({ where: { $and: conditions }, orderBy: { seq: 'desc' }, limit: limit + 1 });
  const { rows: page, next } = cursorOf(
    rows.map((row) => ({ ...row, id: Number(row.seq) })),
    limit,
  );
  return { items: await showEntries(strapi, page), next };
}

/**
 * A period as places in the log: times follow its order, so that two looks into an index say where it begins and ends.
 * An end before which nothing happened finds nothing.
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
  const found: { documentId: string }[] = await accounts(strapi).findMany({
    where: { $or: [{ name: { $containsi: person } }, { email: { $containsi: person } }] },
    select: ['documentId'],
    limit: MAX_PEOPLE,
  });
  const ids = found.map(({ documentId }) => documentId);
  return { $or: [{ accountId: { $in: ids } }, { subject: { $in: ids } }] };
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

async function showEntries(strapi: Core.Strapi, rows: readonly EventRow[]): Promise<AuditEntry[]> {
  const [documents, names] = await Promise.all([findAuditDocuments(strapi, rows), namesOf(strapi, rows.map(personIdOf))]);
  return rows.map((row) => ({
    seq: Number(row.seq),
    at: new Date(row.createdAt).toISOString(),
    name: row.name,
    topic: row.topic,
    actor: auditActorOf(row.actor),
    person: names.get(personIdOf(row)) ?? '',
    document: documents.get(`${row.topic}:${row.subject}`) ?? null,
  }));
}

/** Whoever is logged; what happens to an account its owner does. */
const personIdOf = ({ accountId, topic, subject }: EventRow): string => accountId ?? (topic === 'account' ? subject : '');

async function namesOf(strapi: Core.Strapi, ids: readonly string[]): Promise<Map<string, string>> {
  const people: { documentId: string; name: string | null; email: string }[] = await accounts(strapi).findMany({
    where: { documentId: { $in: [...new Set(ids)] } },
    select: ['documentId', 'name', 'email'],
  });
  return new Map(people.map(({ documentId, name, email }) => [documentId, name ? `${name} (${email})` : email]));
}
