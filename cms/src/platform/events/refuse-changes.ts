import type { Core } from '@strapi/strapi';

/** Rows of a table that stay as they were written (PRODUCT §8, § 146 Abs. 4 AO): corrections are further rows. */
export type FinalRows = { table: string; /** Condition on the old row under which it may no longer change. */ when?: string };

/** The platform's own. */
const ownRules: readonly FinalRows[] = [{ table: 'events' }, { table: 'stored_documents' }];

const changes = ['update', 'delete'] as const;
type Change = (typeof changes)[number];

/**
 * Lets the database itself refuse changes of final rows, whoever requests them. Called at every start after Strapi has
 * brought the tables up to date, because SQLite loses a table's triggers when Strapi rebuilds it.
 */
export async function refuseChanges(strapi: Core.Strapi, rulesOfAreas: readonly FinalRows[]): Promise<void> {
  const isPostgres = strapi.db.dialect.client === 'postgres';
  await strapi.db.transaction(async ({ trx }) => {
    if (isPostgres) await trx.raw(postgresFunction);
    for (const rule of [...ownRules, ...rulesOfAreas]) {
      for (const change of changes) {
        const name = `${rule.table}_refuse_${change}`;
        if (isPostgres && (await trx('pg_trigger').where({ tgname: name }).first('tgname'))) continue;
        await trx.raw(isPostgres ? postgresTrigger(rule, change) : sqliteTrigger(rule, change));
      }
    }
  });
}

const postgresFunction = `create or replace function refuse_change() returns trigger language plpgsql as
  $$ begin raise exception 'rows of % are final', tg_table_name; end $$`;

const postgresTrigger = ({ table, when }: FinalRows, change: Change): string =>
  `create trigger ${table}_refuse_${change} before ${change} on ${table} for each row
   ${when ? `when (${when})` : ''} execute function refuse_change()`;

const sqliteTrigger = ({ table, when }: FinalRows, change: Change): string =>
  `create trigger if not exists ${table}_refuse_${change} before ${change} on ${table}
   ${when ? `when ${when}` : ''} begin select raise(abort, 'rows of ${table} are final'); end`;
