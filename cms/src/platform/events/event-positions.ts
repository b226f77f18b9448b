import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { LoggedEvent } from '../../contract/people/logged-event';
import { createTriggers, type Trigger } from '../database/create-triggers';
import { isPostgres } from '../database/dialect';
import { findEvents } from './append-event';
import { lockValue, setValue, tryLockValue } from './counter';

/** The counter of places in the log: the last one that is taken. */
export const EVENT_COUNTER = 'event';

const PORTION = 500;

type Arrival = { id: number; seq: number | string; topic: string | null };

/**
 * Lets the database note each event that is written, in its transaction, as waiting for its place in the log. Called at every
 * start, as `refuseChanges` is.
 */
export async function queueArrivals(strapi: Core.Strapi): Promise<void> {
  const insert = 'insert into event_arrivals (seq) values (new.seq);';
  const body = isPostgres(strapi) ? `${insert} return null;` : insert;
  const trigger: Trigger = { table: 'events', name: 'events_queue_arrival', on: 'after insert', body };
  await strapi.db.transaction(async ({ trx }) => {
    await createTriggers(strapi, trx, [trigger]);
    await lockValue(trx, EVENT_COUNTER);
  });
}

/**
 * Gives the events that were committed since their places in the log: 1, 2, 3 … without gaps. What sees a place sees all that
 * came before it, since only one process at a time hands them out, and only to what is committed: transactions that write
 * events need not wait for each other. Events of one document keep their order, because its lock lets their transactions
 * pass one by one.
 * @param patience false for callers who come again soon: they go on while another process is at it
 */
export async function assignPositions(strapi: Core.Strapi, patience = true): Promise<void> {
  while ((await assignPortion(strapi, patience)) === PORTION);
}

async function assignPortion(strapi: Core.Strapi, patience: boolean): Promise<number> {
  if (!(await strapi.db.connection('event_arrivals').first('id'))) return 0;
  return strapi.db.transaction(async ({ trx }) => {
    const locked = patience ? await lockValue(trx, EVENT_COUNTER) : await tryLockValue(strapi, trx, EVENT_COUNTER);
    if (locked === null) return 0;
    // Not the counter: a process of an earlier edition that is still there numbers its events with it.
    const [row] = await trx('event_positions').max({ last: 'position' });
    const last = Number(row?.last ?? 0);
    const arrivals: Arrival[] = await trx('event_arrivals as arrival')
      .leftJoin('events as event', 'event.seq', 'arrival.seq')
      .orderBy('arrival.id')
      .limit(PORTION)
      .select('arrival.id', 'arrival.seq', 'event.topic');
    if (arrivals.length === 0) return 0;
    const rows = arrivals.map(({ seq, topic }, index) => ({ position: last + index + 1, seq, topic: topic ?? '' }));
    await trx.batchInsert('event_positions', rows, 100);
    await setValue(trx, EVENT_COUNTER, last + arrivals.length);
    const ids = arrivals.map(({ id }) => id);
    await trx('event_arrivals').whereIn('id', ids).delete();
    return arrivals.length;
  });
}

/** Reads the place of the newest event; 0 before the first. */
export async function lastPosition(strapi: Core.Strapi): Promise<number> {
  const row = await strapi.db.query('api::counter.counter').findOne({ where: { key: EVENT_COUNTER }, select: ['value'] });
  return Number(row?.value ?? 0);
}

/**
 * Reads the events behind a place in the log, in their order.
 * @returns with the last place that was looked at: an event whose time is over is gone, its place is not
 */
export async function findEventsBehind(
  strapi: Core.Strapi,
  db: Knex,
  { position, limit }: { position: number; limit: number },
): Promise<{ events: { position: number; event: LoggedEvent }[]; upTo: number }> {
  const places: { position: number | string; seq: number | string }[] = await db('event_positions')
    .where('position', '>', position)
    .orderBy('position')
    .limit(limit)
    .select('position', 'seq');
  const found = await findEvents(strapi, { where: { seq: { $in: places.map(({ seq }) => seq) } }, orderBy: { seq: 'asc' }, limit });
  const bySeq = new Map(found.map((event) => [event.seq, event]));
  const events = places.flatMap((place) => {
    const event = bySeq.get(Number(place.seq));
    return event ? [{ position: Number(place.position), event }] : [];
  });
  return { events, upTo: Number(places.at(-1)?.position ?? position) };
}

/** Reads the places of events by documentId. */
export async function positionsOf(db: Knex, rows: readonly { documentId: string; seq?: unknown }[]): Promise<Map<string, number>> {
  const seqs = rows.map(({ seq }) => seq as number | string);
  const places: { position: number | string; seq: number | string }[] = await db('event_positions')
    .whereIn('seq', seqs)
    .select('position', 'seq');
  const bySeq = new Map(places.map(({ seq, position }) => [Number(seq), Number(position)]));
  return new Map(
    rows.flatMap(({ documentId, seq }) => {
      const position = bySeq.get(Number(seq));
      return position === undefined ? [] : [[documentId, position] as const];
    }),
  );
}
