import { setTimeout as delay } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { EventTopic } from './append-event';

const POLL_MS = 400;

type Latest = { at: number; seq: Promise<number> };

const latestByTopic = new Map<EventTopic, Latest>();

/** The newest sequence number of a topic, 0 before its first event. Callers within one poll share one query. */
function latestSeq(strapi: Core.Strapi, topic: EventTopic): Promise<number> {
  const known = latestByTopic.get(topic);
  if (known && Date.now() - known.at < POLL_MS / 2) return known.seq;
  const seq = strapi.db
    .query('api::event.event')
    .findOne({ where: { topic }, orderBy: { seq: 'desc' }, select: ['seq'] })
    .then((row: { seq: string | number } | null) => Number(row?.seq ?? 0));
  latestByTopic.set(topic, { at: Date.now(), seq });
  return seq;
}

/**
 * Waits until the topic's log has grown past `since`, at most `waitMs`.
 * @returns the newest sequence number, `since` itself after a time-out or abort.
 */
export async function waitForEvents(
  strapi: Core.Strapi,
  topic: EventTopic,
  { since, waitMs, signal }: { since: number; waitMs: number; signal: AbortSignal },
): Promise<number> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const seq = await latestSeq(strapi, topic);
    // A smaller number means the log was reset under the follower, who must start over as well.
    if (seq !== since || Date.now() >= deadline || signal.aborted) return seq;
    await delay(POLL_MS, undefined, { signal }).catch(() => undefined);
  }
}
