import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Problem } from '../../contract/problem';

type Keyed = { keyHash: string; requestHash: string };
type Once<Row> = Keyed & {
  insert: (trx: Knex) => Promise<Row>;
  /** What to answer when the key was used for other content. */
  refuse: (row: Row) => Problem;
};

/**
 * Stores what a form sends, once: the same key with the same content gives the first row again. `insert` runs in a
 * transaction of its own; of two requests at once the unique index on the key lets one through.
 */
export async function insertOnce<Row extends { requestHash: string }>(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { keyHash, requestHash, insert, refuse }: Once<Row>,
): Promise<{ row: Row; created: boolean }> {
  const find = (): Promise<Row | null> => strapi.db.query(uid).findOne({ where: { keyHash } });
  const repeated = (row: Row) => {
    if (row.requestHash !== requestHash) throw refuse(row);
    return { row, created: false };
  };
  const before = await find();
  if (before) return repeated(before);
  try {
    return { row: await strapi.db.transaction(({ trx }) => insert(trx)), created: true };
  } catch (error) {
    const winner = await find();
    if (!winner) throw error;
    return repeated(winner);
  }
}
