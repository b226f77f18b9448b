import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isPostgres } from '../database/dialect';

/**
 * Returns the next value of a named counter. Takes the row's lock until the transaction ends, so values are handed out in
 * commit order without gaps; a rolled back transaction gives its value back. Everybody else who wants a value waits.
 */
export async function nextValue(trx: Knex, key: string): Promise<number> {
  await ensureCounter(trx, key);
  await trx('counters').where({ key }).increment('value', 1);
  return currentValue(trx, key);
}

/** Locks a counter and reads it. On SQLite the whole database is locked by the write in `ensureCounter`. */
export async function lockValue(trx: Knex, key: string): Promise<number> {
  await ensureCounter(trx, key);
  const row = await trx('counters').where({ key }).forUpdate().first('value');
  return Number(row?.value ?? 0);
}

/** Locks a counter and reads it; null, on PostgreSQL, when another transaction has it. */
export async function tryLockValue(strapi: Core.Strapi, trx: Knex, key: string): Promise<number | null> {
  if (!isPostgres(strapi)) return lockValue(trx, key);
  const row = await trx('counters').where({ key }).forUpdate().skipLocked().first('value');
  return row ? Number(row.value) : null;
}

/** Lets one transaction after the other pass that names the same thing. On SQLite transactions pass one by one anyway. */
export async function lockKey(strapi: Core.Strapi, trx: Knex, key: string): Promise<void> {
  if (isPostgres(strapi)) await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [key]);
}

export async function setValue(trx: Knex, key: string, value: number): Promise<void> {
  await trx('counters').where({ key }).update({ value });
}

async function ensureCounter(trx: Knex, key: string): Promise<void> {
  await trx('counters').insert({ key, value: 0, document_id: key }).onConflict('key').ignore();
}

async function currentValue(trx: Knex, key: string): Promise<number> {
  const row = await trx('counters').where({ key }).first('value');
  return Number(row?.value ?? 0);
}
