import type { Core } from '@strapi/strapi';
import type { LoggedEvent } from '../../contract/people/logged-event';
import { inWork } from '../logs/current-work';
import { assignPositions, EVENT_COUNTER, findEventsBehind } from './event-positions';

const BATCH = 100;

type Cursor = `reader:${string}`;

/**
 * Hands new events of the log to a reader, in order. Every process may read: whatever `handle` does must be harmless when
 * done twice, and the cursor only moves on from where this round began. A failed event stops the round and is tried again.
 */
export async function readNews(strapi: Core.Strapi, cursor: Cursor, handle: (event: LoggedEvent) => Promise<void>): Promise<void> {
  await assignPositions(strapi);
  const { latest, seen } = await positions(strapi, cursor);
  if (latest <= seen) return;
  const { events, upTo } = await findEventsBehind(strapi, strapi.db.connection, { position: seen, limit: BATCH });
  let done = seen;
  try {
    for (const { event, position } of events) {
      await inWork({ requestId: event.requestId ?? undefined }, () => handle(event));
      done = position;
    }
    done = upTo;
  } finally {
    if (done > seen) await advance(strapi, cursor, { from: seen, to: done });
  }
}

async function positions(strapi: Core.Strapi, cursor: Cursor): Promise<{ latest: number; seen: number }> {
  const rows: { key: string; value: number | string }[] = await strapi.db
    .query('api::counter.counter')
    .findMany({ where: { key: { $in: [EVENT_COUNTER, cursor] } } });
  const value = (key: string) => Number(rows.find((row) => row.key === key)?.value ?? 0);
  return { latest: value(EVENT_COUNTER), seen: value(cursor) };
}

async function advance(strapi: Core.Strapi, cursor: Cursor, { from, to }: { from: number; to: number }): Promise<void> {
  const counters = () => strapi.db.connection('counters');
  await counters().insert({ key: cursor, value: 0, document_id: cursor }).onConflict('key').ignore();
  await counters().where({ key: cursor, value: from }).update({ value: to });
}
