import type { Core } from '@strapi/strapi';
import { type Change, type Changes, type ChangeTopic, changeTopics } from '../../contract/people/audit';
import { isAdmin, type Role } from '../../contract/people/roles';
import { openAssignmentStatuses } from '../../contract/states/assignment';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 400;

type Wait = { waitMs: number; signal: AbortSignal };

/**
 * Calls `read` again and again until it returns something, at most `waitMs`.
 * @returns null when time is up or the caller is gone
 */
async function pollFor<T>(read: () => Promise<T | null>, { waitMs, signal }: Wait): Promise<T | null> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const found = await read();
    if (found !== null || Date.now() >= deadline || signal.aborted) return found;
    await delay(POLL_MS, undefined, { signal }).catch(() => undefined);
  }
}

type Answer<T> = { key: unknown; at: number; value: Promise<T> };

/** Lets all calls with the same key within one poll share one query. */
function sharedQuery<Key, T>(ask: (strapi: Core.Strapi, key: Key) => Promise<T>): (strapi: Core.Strapi, key: Key) => Promise<T> {
  let last: Answer<T> | null = null;
  return (strapi, key) => {
    if (last?.key === key && Date.now() - last.at < POLL_MS / 2) return last.value;
    last = { key, at: Date.now(), value: ask(strapi, key) };
    return last.value;
  };
}

const latestContent = sharedQuery(async (strapi, topic: 'content'): Promise<number> => {
  const row = await strapi.db.query('api::event.event').findOne({ where: { topic }, orderBy: { seq: 'desc' }, select: ['seq'] });
  return Number(row?.seq ?? 0);
});

/**
 * Waits until the log of content has grown past `since`.
 * @returns its newest sequence number, 0 before the first event, `since` itself after a time-out or abort
 */
export async function waitForContent(strapi: Core.Strapi, { since, ...wait }: Wait & { since: number }): Promise<number> {
  // A smaller number means the log was reset under the follower, who must start over as well.
  const moved = async () => {
    const seq = await latestContent(strapi, 'content');
    return seq === since ? null : seq;
  };
  return (await pollFor(moved, wait)) ?? since;
}

/** A logged event with the account whose document it is about; an assignment is its contractor's. */
type FollowedEvent = { topic: ChangeTopic; name: string; subject: string; ownerId: string | null };

/** Events among staff: customers must not even learn that they happen. */
const internal = new Set([
  'quote.draft-saved',
  'quote.noted',
  'order.results-added',
  'invoice.drafted',
  'invoice.discarded',
  'account.contractor-changed',
]);

/** Topics that only super admins see (spec §6). */
const forSuperAdmins = new Set<ChangeTopic>(['contact', 'account']);

/** Checks whether an account may learn of an event, with the role it has now. */
export function isSeenBy(event: FollowedEvent, { accountId, role }: { accountId: string; role: Role }): boolean {
  const isOwn = (event.topic === 'account' ? event.subject : event.ownerId) === accountId;
  if (isOwn && !internal.has(event.name)) return true;
  return forSuperAdmins.has(event.topic) ? role === 'super_admin' : isAdmin(role);
}

/** The most events that are listed; a follower further behind reads everything anew. */
const MAX_EVENTS = 200;

type Follower = { accountId: string; role: Role };

/** Reads the number of the newest event from its counter; 0 before the first. */
async function readSeq(strapi: Core.Strapi): Promise<number> {
  const row = await strapi.db.query('api::counter.counter').findOne({ where: { key: 'event' }, select: ['value'] });
  return Number(row?.value ?? 0);
}

const latestSeq = sharedQuery((strapi, _key: 'event') => readSeq(strapi));

type News = { events: FollowedEvent[]; /** Nothing that is missing in `events` came before. */ upTo: number };

/** Reads the events after a place in the log with their owners, one more than are listed. Followers at the log's end share one query. */
const newsAfter = sharedQuery(async (strapi, since: number): Promise<News> => {
  const upTo = await readSeq(strapi);
  const events: FollowedEvent[] = await strapi.db
    .connection('events as event')
    .leftJoin('quotes as quote', (join) => join.on('quote.document_id', 'event.subject').andOnVal('event.topic', 'quote'))
    .leftJoin('invoices as invoice', (join) => join.on('invoice.document_id', 'event.subject').andOnVal('event.topic', 'invoice'))
    .leftJoin('orders as own', (join) => join.on('own.document_id', 'event.subject').andOnVal('event.topic', 'order'))
    .leftJoin('orders as billed', 'billed.document_id', 'invoice.order_id')
    .leftJoin('assignments as work', (join) => join.on('work.document_id', 'event.subject').andOnVal('event.topic', 'assignment'))
    .where('event.seq', '>', since)
    .where('event.seq', '<=', upTo)
    .whereIn('event.topic', changeTopics)
    .orderBy('event.seq')
    .limit(MAX_EVENTS + 1)
    .select('event.topic', 'event.name', 'event.subject')
    .select(strapi.db.connection.raw('coalesce(quote.owner_id, own.owner_id, billed.owner_id, work.contractor_id) as ??', ['ownerId']));
  return { events: [...events, ...(await pausedWork(strapi, events))], upTo };
});

/** The only events of an order that contractors learn of. */
const pausing = new Set(['order.held', 'order.resumed']);

/** Returns the open assignments of orders that were put on hold or resumed: to their contractors these changed, not the order. */
async function pausedWork(strapi: Core.Strapi, events: readonly FollowedEvent[]): Promise<FollowedEvent[]> {
  const orders = events.filter(({ name }) => pausing.has(name)).map(({ subject }) => subject);
  if (orders.length === 0) return [];
  const work: { subject: string; ownerId: string }[] = await strapi.db
    .connection('orders as own')
    .join('assignments as work', (join) => join.on('work.quote_id', 'own.quote_id').andOn('work.order_id', 'own.document_id'))
    .whereIn('own.document_id', orders)
    .whereIn('work.status', openAssignmentStatuses)
    .select({ subject: 'work.document_id', ownerId: 'work.contractor_id' });
  return work.map((one) => ({ ...one, topic: 'assignment', name: 'assignment.paused' }));
}

/**
 * Waits until something has happened after `since` that the follower may see; after the time-out the answer lists no
 * changes. Without `since` it returns at once with the number of the newest event. The answer's `seq` passes over events
 * that only others may see.
 */
export async function waitForChanges(
  strapi: Core.Strapi,
  follower: Follower,
  { since, ...wait }: Wait & { since: number | undefined },
): Promise<Changes> {
  if (since === undefined) return { seq: await readSeq(strapi), changes: [], missed: false };
  let seq = since;
  const look = async (): Promise<Changes | null> => {
    const latest = await latestSeq(strapi, 'event');
    // A smaller number is one read before the follower's, or the log was reset under the follower.
    const present = latest < since ? await readSeq(strapi) : latest;
    if (present < since) return { seq: present, changes: [], missed: true };
    if (latest <= seq) return null;
    const { events, upTo } = await newsAfter(strapi, seq);
    seq = upTo;
    if (events.length > MAX_EVENTS) return { seq, changes: [], missed: true };
    const changes = distinct(events.filter((event) => isSeenBy(event, follower)));
    return changes.length > 0 ? { seq, changes, missed: false } : null;
  };
  return (await pollFor(look, wait)) ?? { seq, changes: [], missed: false };
}

function distinct(events: readonly FollowedEvent[]): Change[] {
  const byDocument = new Map(events.map(({ topic, subject }) => [`${topic}:${subject}`, { topic, id: subject }]));
  return [...byDocument.values()];
}
