import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { sqlNow } from '../platform/database/dialect';
import { chainedRows } from '../platform/ledger/chained-rows';
import { queueChanges } from '../platform/ledger/queue-changes';

/** Hands the rows that earlier editions wrote over to the ledger. The triggers come first, so that nothing is written in between. */
export async function ledgerOfOldRows(strapi: Core.Strapi, trx: Knex): Promise<void> {
  await queueChanges(strapi);
  for (const { table, when } of chainedRows())
    await trx.raw(
      `insert into ledger_tasks (kind, row_id, change, at)
       select '${table}', source.document_id, 'added', ${sqlNow(strapi)} from ${table} as source
       ${when ? `where ${when('source')}` : ''} order by source.id`,
    );
}
