import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { queueArrivals } from '../platform/events/event-positions';

/** Gives the events that earlier editions wrote the places that their numbers were. The trigger comes first, so that nothing is written in between. */
export async function eventPositions(strapi: Core.Strapi, trx: Knex): Promise<void> {
  await queueArrivals(strapi);
  await trx.raw('insert into event_positions (position, seq, topic) select seq, seq, topic from events order by seq');
}
