import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { type ChainedRows, ownFinalRows } from '../ledger/chained-rows';
import { createTriggers, dropTriggers, type Trigger } from '../database/create-triggers';
import { isPostgres, sqlNow } from '../database/dialect';

/** Rows of a table that stay as they were written (PRODUCT §8, § 146 Abs. 4 AO): corrections are further rows. */
export type FinalRows = Omit<ChainedRows, 'columns'>;

/** The platform's own. */
const ownRules: readonly FinalRows[] = [
  ...ownFinalRows,
  { table: 'event_positions', isForGood: true },
  { table: 'ledger_entries', isForGood: true },
];

/**
 * Lets the database itself refuse changes of final rows, whoever requests them: updates, deletions before a row's time is
 * over, replacements (SQLite), and TRUNCATE (PostgreSQL). Called at every start after Strapi has brought the tables up to
 * date, because SQLite loses a table's triggers when Strapi rebuilds it.
 */
export async function refuseChanges(strapi: Core.Strapi, rulesOfAreas: readonly FinalRows[]): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    for (const rule of [...ownRules, ...rulesOfAreas]) await createTriggers(strapi, trx, await triggersOf(strapi, trx, rule));
  });
}

/** Lifts the protection of tables for a migration, until `refuseChanges` runs behind it. Part of the migration's transaction. */
export async function allowChanges(strapi: Core.Strapi, trx: Knex, tables: readonly string[]): Promise<void> {
  const changes = ['update', 'delete', 'insert', 'truncate'];
  const triggers = tables.flatMap((table) => changes.map((change) => ({ table, name: `${table}_refuse_${change}` })));
  await dropTriggers(strapi, trx, triggers);
}

const triggersOf = (strapi: Core.Strapi, trx: Knex, rule: FinalRows): Promise<Trigger[]> =>
  isPostgres(strapi) ? Promise.resolve(postgresTriggers(strapi, rule)) : sqliteTriggers(strapi, trx, rule);

/** The condition under which a deletion is refused. */
function isKept(strapi: Core.Strapi, { when, removable, isForGood = false }: FinalRows): string {
  const early = isForGood ? 'true' : `(old.kept_until is null or old.kept_until > ${sqlNow(strapi)})`;
  return [when?.('old'), early, removable && `not (${removable('old')})`]
    .filter((part) => part !== undefined)
    .map((part) => `(${part})`)
    .join(' and ');
}

function postgresTriggers(strapi: Core.Strapi, rule: FinalRows): Trigger[] {
  const { table, when } = rule;
  const refusal = `raise exception 'rows of ${table} are final';`;
  return [
    { name: `${table}_refuse_update`, table, on: 'before update', when: when?.('old') ?? 'true', body: refusal },
    {
      name: `${table}_refuse_delete`,
      table,
      on: 'before delete',
      body: `if ${isKept(strapi, rule)} then ${refusal} end if; return old;`,
    },
    { name: `${table}_refuse_truncate`, table, on: 'before truncate', isOfStatement: true, body: refusal },
  ];
}

async function sqliteTriggers(strapi: Core.Strapi, trx: Knex, rule: FinalRows): Promise<Trigger[]> {
  const { table, when } = rule;
  const body = `select raise(abort, 'rows of ${table} are final');`;
  const replaces = await replacementsOf(trx, rule);
  return [
    {
      name: `${table}_refuse_update`,
      table,
      on: 'before update',
      when: when ? `${when('old')} or ${replaces('kept.id <> old.id')}` : 'true',
      body,
    },
    { name: `${table}_refuse_delete`, table, on: 'before delete', when: isKept(strapi, rule), body },
    { name: `${table}_refuse_insert`, table, on: 'before insert', when: replaces('true'), body },
  ];
}

type Unique = { name: string; unique: number };

/**
 * Returns the condition under which INSERT or UPDATE OR REPLACE would take a final row's place. SQLite fires no trigger of
 * DELETE for it, unless a connection asks for that: whatever the row's id or one of its unique indexes stands in the way of is
 * refused before. It is given a condition on the final row, `kept`.
 */
async function replacementsOf(trx: Knex, { table, when }: FinalRows): Promise<(kept: string) => string> {
  const indexes: Unique[] = await trx.raw(`pragma index_list('${table}')`);
  const keys = [['id'], ['document_id']];
  for (const { name } of indexes.filter(({ unique }) => unique === 1)) {
    const columns: { name: string }[] = await trx.raw(`pragma index_info('${name}')`);
    keys.push(columns.map((column) => column.name));
  }
  const taken = keys.map((columns) => `(${columns.map((column) => `kept."${column}" = new."${column}"`).join(' and ')})`).join(' or ');
  return (kept) => `exists (select 1 from ${table} as kept where ${kept} and ${when?.('kept') ?? 'true'} and (${taken}))`;
}
