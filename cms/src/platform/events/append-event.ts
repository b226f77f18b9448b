import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { ChangeTopic } from '../../contract/people/audit';
import { nextValue } from './counter';

export type EventTopic = 'content' | ChangeTopic;

/** One fact of the log. Holds ids and codes only: free text and personal data stay in tables that can be erased. */
export type NewEvent = {
  topic: EventTopic;
  /** `<noun>.<past participle>` */
  name: string;
  /** documentId of what it happened to. */
  subject: string;
  actor: string;
  /** Whose account it was; null for a guest and for the shop itself. */
  accountId?: string | null;
  from?: string;
  to?: string;
  /** The sender's key of a transition: the same move sent twice is one event. */
  moveKey?: string;
  data?: Record<string, string | number>;
};

/**
 * Appends to the log. Must be the last statement of the transaction: `seq` is a counter row, locked until commit,
 * so that readers who follow it never skip an event that commits later (lock order: document, number, event).
 */
export async function appendEvent(strapi: Core.Strapi, trx: Knex, event: NewEvent): Promise<number> {
  const seq = await nextValue(trx, 'event');
  await strapi.db.query('api::event.event').create({ data: { ...event, seq } });
  return seq;
}

/** The same for several facts. Flows that gather them append them once, when they hold all their other locks. */
export async function appendEvents(strapi: Core.Strapi, trx: Knex, events: readonly NewEvent[]): Promise<void> {
  for (const event of events) await appendEvent(strapi, trx, event);
}

/** Whether a transition with this key has been made before: its sender repeats it. */
export const wasPerformed = async (trx: Knex, subject: string, moveKey: string): Promise<boolean> =>
  Boolean(await trx('events').where({ subject, move_key: moveKey }).first('id'));
