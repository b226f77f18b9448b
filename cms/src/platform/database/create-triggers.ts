import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isPostgres } from './dialect';

/** A trigger of one table; its name begins with the table's. */
export type Trigger = {
  name: string;
  table: string;
  /** The moment: `before delete`, `after insert` … */
  on: string;
  /** SQL condition on `old` and `new`; on PostgreSQL it may ask no other table. */
  when?: string;
  /** The statements of the trigger on SQLite, those of its function on PostgreSQL, which returns by itself. */
  body: string;
  /** True for a trigger that fires once a statement; PostgreSQL only. */
  isOfStatement?: boolean;
};

/** Creates triggers, and replaces those whose text has changed since an earlier start. Part of the caller's transaction. */
export async function createTriggers(strapi: Core.Strapi, trx: Knex, triggers: readonly Trigger[]): Promise<void> {
  for (const trigger of triggers) await (isPostgres(strapi) ? onPostgres(trx, trigger) : onSqlite(trx, trigger));
}

/** Drops triggers. Part of the caller's transaction. */
export async function dropTriggers(strapi: Core.Strapi, trx: Knex, triggers: readonly Pick<Trigger, 'name' | 'table'>[]): Promise<void> {
  for (const { name, table } of triggers) await trx.raw(`drop trigger if exists ${name}${isPostgres(strapi) ? ` on ${table}` : ''}`);
}

async function onSqlite(trx: Knex, { name, table, on, when, body }: Trigger): Promise<void> {
  await trx.raw(`drop trigger if exists ${name}`);
  await trx.raw(`create trigger ${name} ${on} on ${table} ${when ? `when ${when}` : ''} begin ${body} end`);
}

/** Leaves a trigger alone that is as it should be: replacing it would lock its table while other processes work. */
async function onPostgres(trx: Knex, trigger: Trigger): Promise<void> {
  const { name, table, on, when, body, isOfStatement = false } = trigger;
  const text = createHash('sha256').update(JSON.stringify(trigger)).digest('hex');
  const { rows } = await trx.raw<{ rows: { text: string | null }[] }>(
    `select obj_description(oid, 'pg_trigger') as text from pg_trigger where tgname = ? and tgrelid = ?::regclass`,
    [name, table],
  );
  if (rows[0]?.text === text) return;
  await trx.raw(`drop trigger if exists ${name} on ${table}`);
  await trx.raw(`create or replace function ${name}() returns trigger language plpgsql as $$ begin ${body} end $$`);
  await trx.raw(
    `create trigger ${name} ${on} on ${table} for each ${isOfStatement ? 'statement' : 'row'}
     ${when ? `when (${when})` : ''} execute function ${name}()`,
  );
  await trx.raw(`comment on trigger ${name} on ${table} is '${text}'`);
}

/**
 * Lets SQLite rename a table while triggers of other tables name it, which Strapi does when it rebuilds one: it would check
 * them all, and find that the table is gone for a moment. Called before Strapi brings the tables up to date.
 */
export async function allowRebuilding(strapi: Core.Strapi): Promise<void> {
  if (!isPostgres(strapi)) await strapi.db.connection.raw('pragma legacy_alter_table = on');
}
