import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { type EventData, type LoggedEvent, storedEvents } from '../../contract/people/logged-event';
import { traceFact } from '../security/security-log';
import { EVENT_YEARS } from '../../contract/people/personal-data';
import { nextEventSeq } from '../database/sequences';
import { keptUntil } from '../time/time';
import { currentWork } from '../logs/current-work';

export type EventTopic = LoggedEvent['topic'];

/** One event for the log. Holds ids and codes only: free text and personal data stay in tables that can be erased. */
export type NewEvent = Pick<LoggedEvent, 'topic' | 'name' | 'subject' | 'actor'> &
  Partial<Pick<LoggedEvent, 'accountId' | 'transitionKey'>> & {
    from?: string | undefined;
    to?: string | undefined;
    data?: EventData | undefined;
  };

/**
 * Appends an event to the log, in the transaction that does what it tells of. Its place in the log, by which readers follow it,
 * is given after the commit (`assignPositions`); `seq` only tells events apart.
 */
export async function appendEvent(strapi: Core.Strapi, trx: Knex, { transitionKey, ...event }: NewEvent): Promise<number> {
  await traceFact(strapi, trx, event);
  const seq = await nextEventSeq(strapi, trx);
  const data = { ...event, seq, moveKey: transitionKey, schemaVersion: storedEvents.version, keptUntil: keptUntil(EVENT_YEARS) };
  await strapi.db.query('api::event.event').create({ data: { ...data, requestId: currentWork().requestId } });
  return seq;
}

/** Appends several events. Flows that gather them append them once, when they hold all their other locks. */
export async function appendEvents(strapi: Core.Strapi, trx: Knex, events: readonly NewEvent[]): Promise<void> {
  for (const event of events) await appendEvent(strapi, trx, event);
}

/** Checks whether a transition with this key was performed before: its sender repeats it. */
export const wasPerformed = async (trx: Knex, subject: string, transitionKey: string): Promise<boolean> =>
  Boolean(await trx('events').where({ subject, move_key: transitionKey }).first('id'));

/** A row of the log. PostgreSQL returns big integers as text. */
type EventRow = Omit<LoggedEvent, 'seq' | 'at' | 'data' | 'transitionKey'> & {
  schemaVersion: number | null;
  seq: number | string;
  createdAt: string | Date;
  data: object | null;
  moveKey: string | null;
};

/** Reads events of the log in today's form, whichever edition wrote them. All code that reads whole events does so through here. */
export async function findEvents(strapi: Core.Strapi, query: { where: object; orderBy: object; limit: number }): Promise<LoggedEvent[]> {
  const rows: EventRow[] = await strapi.db.query('api::event.event').findMany(query);
  return rows.map(({ moveKey: transitionKey, ...row }) => {
    const [seq, at] = [Number(row.seq), new Date(row.createdAt).toISOString()];
    return storedEvents.read({ ...row, seq, at, transitionKey, data: row.data ?? {} }, `event ${seq}`);
  });
}
