import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { appendEvent, type NewEvent } from '../../../platform/events/append-event';
import { timer } from '../../../platform/events/transition-document';

/** The moment at which everything is measured, as the database holds times. */
export type Moment = {
  now: Date | number;
  /** What arose before it is a letter that need not be kept any more. */
  lettersBefore: Date | number;
};

/** Adds that the time of rows is over. */
export const isOver = (rows: Knex.QueryBuilder, { now }: Moment): Knex.QueryBuilder => rows.where('kept_until', '<=', now);

/** Adds that rows must still be kept. */
export const isKept = (rows: Knex.QueryBuilder, { now }: Moment): Knex.QueryBuilder =>
  rows.where((kept) => void kept.whereNull('kept_until').orWhere('kept_until', '>', now));

type Removal = {
  topic: NewEvent['topic'];
  name: string;
  /** Finds the ids of some that are due. */
  find: () => Knex.QueryBuilder;
  /** Locks one, checks it again, and removes it. @returns false when there was nothing to do */
  remove: (trx: Knex, id: string) => Promise<boolean>;
};

/** Removes one thing after the other, each in a transaction of its own with the fact that it went. */
export async function removeEach(strapi: Core.Strapi, { topic, name, find, remove }: Removal): Promise<void> {
  for (const seen = new Set<string>(); ;) {
    const found: string[] = await find();
    const due = found.filter((id) => !seen.has(id));
    for (const id of due) {
      seen.add(id);
      await strapi.db.transaction(async ({ trx }) => {
        if (await remove(trx, id)) await appendEvent(strapi, trx, { topic, name, subject: id, actor: timer.kind });
      });
    }
    if (due.length === 0) return;
  }
}

/** Locks a row until the transaction ends. @returns false when it is gone */
export const lockRow = async (trx: Knex, table: string, documentId: string): Promise<boolean> =>
  (await trx(table).where({ document_id: documentId }).forUpdate().select('id')).length > 0;
