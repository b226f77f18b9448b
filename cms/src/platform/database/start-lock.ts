import type { Core, UID } from '@strapi/strapi';
import { Client } from 'pg';
import type { Knex } from 'knex';
import type { Problem } from '../../contract/problem';

/**
 * The key of the lock: any number, but the same in every edition, since an older and a newer process must not start beside
 * each other either.
 */
const START_LOCK = 7_526_283;

/**
 * Lets processes that share a PostgreSQL database start one after the other: schema sync, migrations, first content. Called from
 * `register`, before Strapi touches the database. The lock belongs to a connection of its own, so it ends with the process
 * however that ends; the database must be reached directly or through a pool of sessions, not of transactions.
 * @returns ends the lock. @throws Error when the lock was lost meanwhile, since another process may have started beside this one
 */
export async function takeStartLock(strapi: Core.Strapi): Promise<() => Promise<void>> {
  if (strapi.db.dialect.client !== 'postgres') return async () => {};
  const client = new Client(strapi.config.get('database.connection.connection'));
  let lost: Error | undefined;
  client.on('error', (error) => (lost = error));
  await client.connect();
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [START_LOCK]);
  if (!rows[0]?.free) {
    strapi.log.info('Waiting for another process that is starting …');
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
  }
  return async () => {
    if (lost) throw new Error('The connection that keeps other processes from starting was lost', { cause: lost });
    await client.end();
  };
}

type Keyed = { keyHash: string; requestHash: string };
type Once<Row> = Keyed & {
  insert: (trx: Knex) => Promise<Row>;
  /** Returns the problem to answer with when the key was used for other content. */
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
