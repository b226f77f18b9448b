import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { lockKey, nextValue } from '../events/counter';
import { berlinYear, currentTime } from '../time/time';
import { isPostgres } from './dialect';

/** A counter of document numbers: `order:2026`. */
type NumberKey = `${string}:${number}`;

const sequenceOf = (key: NumberKey): string => `number_${key.replace(':', '_')}`;
const keyOf = (sequence: string): string => sequence.replace(/^number_/, '').replace(/_(\d+)$/, ':$1');

/** Sequences that stood there when this process started. */
const prepared = new Set<string>();

/**
 * Returns the next number of a kind of documents in a year, from 1. On PostgreSQL it comes from a sequence, which nobody waits
 * for: transactions that take numbers at once do not queue up, and one that is rolled back leaves a gap. Where the law wants
 * none (invoices), use `nextValue`.
 */
export async function nextNumber(strapi: Core.Strapi, trx: Knex, key: NumberKey): Promise<number> {
  if (!isPostgres(strapi)) return nextValue(trx, key);
  const sequence = sequenceOf(key);
  if (!prepared.has(sequence) && !(await lastOf(trx, sequence))) await create(strapi, trx, key);
  return next(trx, sequence);
}

const EVENTS = 'event_seq';

/** Returns the number that an event is written with: unique, in no particular order, with gaps. */
export const nextEventSeq = (strapi: Core.Strapi, trx: Knex): Promise<number> =>
  isPostgres(strapi) ? next(trx, EVENTS) : nextValue(trx, EVENTS);

/**
 * Makes sure that numbers go on where those end that are there, also of an earlier edition or of rows that were copied here:
 * for this year and the next. Called at every start, below the start lock.
 */
export async function prepareNumbers(strapi: Core.Strapi, kinds: readonly string[]): Promise<void> {
  const year = berlinYear(currentTime());
  const keys = kinds.flatMap((kind): NumberKey[] => [`${kind}:${year}`, `${kind}:${year + 1}`]);
  await strapi.db.transaction(async ({ trx }) => {
    const [row] = await trx('events').max({ last: 'seq' });
    const lastEvent = Number(row?.last ?? 0);
    if (!isPostgres(strapi)) {
      await trx('counters').insert({ key: EVENTS, value: 0, document_id: EVENTS }).onConflict('key').ignore();
      await trx('counters').where({ key: EVENTS }).where('value', '<', lastEvent).update({ value: lastEvent });
      return;
    }
    await trx.raw(`create sequence if not exists ${EVENTS}`);
    await raise(trx, EVENTS, lastEvent);
    for (const key of keys) await create(strapi, trx, key);
  });
  if (isPostgres(strapi)) for (const key of keys) prepared.add(sequenceOf(key));
}

/** Reads how far the counters of document numbers have come, by key. */
export async function readCounters(strapi: Core.Strapi, db: Knex): Promise<Map<string, number>> {
  const rows: { key: string; value: number | string }[] = await db('counters')
    .where('key', 'like', '%:%')
    .whereNot('key', 'like', 'reader:%')
    .select('key', 'value');
  const counters = new Map(rows.map(({ key, value }) => [key, Number(value)]));
  if (!isPostgres(strapi)) return counters;
  const sequences = await db.raw<{ rows: { name: string; last: string | null }[] }>(
    `select sequencename as name, last_value as last from pg_sequences
     where schemaname = any (current_schemas(false)) and sequencename like 'number\\_%'`,
  );
  // The row says where the sequence began.
  for (const { name, last } of sequences.rows) if (last !== null) counters.set(keyOf(name), Number(last));
  return counters;
}

/**
 * SQL for PostgreSQL that writes how far the sequences have come into the counters' rows, from which `prepareNumbers` begins
 * anew where there are no sequences: in a copy of the rows.
 */
export const keepCounters = `insert into counters (key, value, document_id)
  select regexp_replace(sequencename, '^number_(.*)_(\\d+)$', '\\1:\\2'), last_value, sequencename from pg_sequences
  where schemaname = any (current_schemas(false)) and sequencename like 'number\\_%' and last_value is not null
  on conflict (key) do update set value = greatest(counters.value, excluded.value)`;

/** Creates the sequence of a counter behind the value that its row has, and puts one right that stands lower. */
async function create(strapi: Core.Strapi, trx: Knex, key: NumberKey): Promise<void> {
  await lockKey(strapi, trx, 'sequences');
  await trx.raw(`create sequence if not exists ${sequenceOf(key)}`);
  const row: { value: number | string } | undefined = await trx('counters').where({ key }).first('value');
  await raise(trx, sequenceOf(key), Number(row?.value ?? 0));
}

async function raise(trx: Knex, sequence: string, least: number): Promise<void> {
  const last = await lastOf(trx, sequence);
  if (least > (last?.value ?? 0)) await trx.raw('select setval(?, ?)', [sequence, least]);
}

/** Reads the last number of a sequence, 0 before its first; null when there is no such sequence. */
async function lastOf(trx: Knex, sequence: string): Promise<{ value: number } | null> {
  const { rows } = await trx.raw<{ rows: { last: string | null }[] }>(
    'select last_value as last from pg_sequences where schemaname = any (current_schemas(false)) and sequencename = ?',
    [sequence],
  );
  return rows[0] ? { value: Number(rows[0].last ?? 0) } : null;
}

async function next(trx: Knex, sequence: string): Promise<number> {
  const { rows } = await trx.raw<{ rows: { value: string }[] }>('select nextval(?) as value', [sequence]);
  return Number(rows[0]?.value);
}
