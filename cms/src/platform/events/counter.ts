import type { Knex } from 'knex';

/**
 * Returns the next value of a named counter. Takes the row's lock until the transaction ends, so values are handed out in
 * commit order without gaps; a rolled back transaction gives its value back.
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
