import type { Core } from '@strapi/strapi';
import { type Change, type Changes, changeTopics } from '../../contract/people/audit';
import { isAdmin, type Role } from '../../contract/people/roles';
import { assignPositions, lastPosition } from './event-positions';
import { type FollowedEvent, type Topics, topicsOfLog } from './topics';
import { setTimeout as delay } from 'node:timers/promises';
import { Problem } from '../../contract/problem';

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
  await assignPositions(strapi, false);
  const [row] = await strapi.db.connection('event_positions').where({ topic }).max({ last: 'position' });
  return Number(row?.last ?? 0);
});

/**
 * Waits until the log of content has grown past `since`.
 * @returns the place of its newest event, 0 before the first event, `since` itself after a time-out or abort
 */
export async function waitForContent(strapi: Core.Strapi, { since, ...wait }: Wait & { since: number }): Promise<number> {
  // A smaller number means the log was reset under the follower, who must start over as well.
  const moved = async () => {
    const seq = await latestContent(strapi, 'content');
    return seq === since ? null : seq;
  };
  return (await pollFor(moved, wait)) ?? since;
}

type Follower = { accountId: string; role: Role };

/** Tells whether a follower may learn, now, that a fact happened. */
export function isSeenBy(topics: Topics, event: FollowedEvent, { accountId, role }: Follower): boolean {
  const { internal = [], isForSuperAdmins } = topics[event.topic];
  if (event.ownerId === accountId && !internal.includes(event.name)) return true;
  return isForSuperAdmins ? role === 'super_admin' : isAdmin(role);
}

/** The most events that are listed; a follower further behind reads everything anew. */
const MAX_EVENTS = 200;

/** Reads the place of the newest event of all; 0 before the first. */
async function readSeq(strapi: Core.Strapi, patience = false): Promise<number> {
  await assignPositions(strapi, patience);
  return lastPosition(strapi);
}

const latestSeq = sharedQuery((strapi, _key: 'event') => readSeq(strapi));

type News = { events: FollowedEvent[]; /** Nothing that is missing in `events` came before. */ upTo: number };

/** Reads the events after a place in the log with their owners, one more than are listed. Followers at the log's end share one query. */
const newsAfter = sharedQuery(async (strapi, since: number): Promise<News> => {
  const upTo = await readSeq(strapi);
  const events: LoggedFact[] = await strapi.db
    .connection('event_positions as place')
    .join('events as event', 'event.seq', 'place.seq')
    .where('place.position', '>', since)
    .where('place.position', '<=', upTo)
    .whereIn('place.topic', changeTopics)
    .orderBy('place.position')
    .limit(MAX_EVENTS + 1)
    .select('event.topic', 'event.name', 'event.subject');
  const owned = await withOwners(strapi, events);
  const changed = await Promise.all(Object.values(topicsOfLog()).map(async ({ changedBy }) => (await changedBy?.(strapi, owned)) ?? []));
  return { events: [...owned, ...changed.flat()], upTo };
});

type LoggedFact = Omit<FollowedEvent, 'ownerId'>;

async function withOwners(strapi: Core.Strapi, events: readonly LoggedFact[]): Promise<FollowedEvent[]> {
  const owners = new Map<string, string | null>();
  for (const [topic, { ownersOf }] of Object.entries(topicsOfLog())) {
    const subjects = [...new Set(events.filter((event) => event.topic === topic).map(({ subject }) => subject))];
    const found = ownersOf && subjects.length > 0 ? await ownersOf(strapi, subjects) : [];
    for (const { subject, ownerId } of found) owners.set(`${topic}:${subject}`, ownerId);
  }
  return events.map((event) => ({ ...event, ownerId: owners.get(`${event.topic}:${event.subject}`) ?? null }));
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
  if (since === undefined) return { seq: await readSeq(strapi, true), changes: [], missed: false };
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
    const changes = distinct(events.filter((event) => isSeenBy(topicsOfLog(), event, follower)));
    return changes.length > 0 ? { seq, changes, missed: false } : null;
  };
  return (await pollFor(look, wait)) ?? { seq, changes: [], missed: false };
}

function distinct(events: readonly FollowedEvent[]): Change[] {
  const byDocument = new Map(events.map(({ topic, subject }) => [`${topic}:${subject}`, { topic, id: subject }]));
  return [...byDocument.values()];
}

/** The most calls of one account that may wait in one process: more visible windows than anybody has. */
const MAX_PLACES = 20;

const taken = new Map<string, number>();

/** Lets a call wait for changes while its account has not taken too many places. @throws Problem rate.limited */
export async function followOnce<T>(accountId: string, wait: () => Promise<T>): Promise<T> {
  const before = taken.get(accountId) ?? 0;
  if (before >= MAX_PLACES) throw new Problem('rate.limited', { seconds: 5 });
  taken.set(accountId, before + 1);
  try {
    return await wait();
  } finally {
    const left = (taken.get(accountId) ?? 1) - 1;
    if (left > 0) taken.set(accountId, left);
    else taken.delete(accountId);
  }
}
