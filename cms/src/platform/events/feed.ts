import { setTimeout as delay } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';

const POLL_MS = 400;

export type Wait = { waitMs: number; signal: AbortSignal };

/** Asks `read` again and again until it has something to say, at most `waitMs`. @returns null when time is up or the caller is gone */
export async function pollFor<T>(read: () => Promise<T | null>, { waitMs, signal }: Wait): Promise<T | null> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const found = await read();
    if (found !== null || Date.now() >= deadline || signal.aborted) return found;
    await delay(POLL_MS, undefined, { signal }).catch(() => undefined);
  }
}

type Answer<T> = { key: unknown; at: number; value: Promise<T> };

/** Lets all who ask the same within one poll share one query. */
export function sharedQuery<Key, T>(ask: (strapi: Core.Strapi, key: Key) => Promise<T>): (strapi: Core.Strapi, key: Key) => Promise<T> {
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
