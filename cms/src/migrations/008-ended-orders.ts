import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

/** The final statuses of that edition. */
const final = ['completed', 'cancelled', 'withdrawn'];

type Ended = { id: number; document_id: string; completed_at: Date | string | null; updated_at: Date | string };

/** Adds the time of their end to orders from before it was kept: that of the event that ended them. */
export async function endedOrders(_strapi: Core.Strapi, trx: Knex): Promise<void> {
  const orders: Ended[] = await trx('orders')
    .whereIn('status', final)
    .whereNull('ended_at')
    .orderBy('id')
    .select('id', 'document_id', 'completed_at', 'updated_at');
  for (const { id, document_id: subject, completed_at: completed, updated_at: updated } of orders) {
    const event: { created_at: Date | string } | undefined = await trx('events')
      .where({ subject })
      .whereIn('to', final)
      .orderBy('seq', 'desc')
      .first('created_at');
    await trx('orders')
      .where({ id })
      .update({ ended_at: completed ?? event?.created_at ?? updated });
  }
}
