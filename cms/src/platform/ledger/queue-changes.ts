import type { Core } from '@strapi/strapi';
import { createTriggers, type Trigger } from '../database/create-triggers';
import { isPostgres, sqlNow } from '../database/dialect';
import { type ChainedRows, chainedRows } from './chained-rows';

/**
 * Lets the database itself note, in the transaction that writes or deletes a chained row, that the ledger has to take it
 * up: whoever writes, nothing is forgotten, and what is rolled back is not noted. Called at every start, as `refuseChanges` is.
 */
export async function queueChanges(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    for (const rows of chainedRows()) await createTriggers(strapi, trx, triggersOf(strapi, rows));
  });
}

function triggersOf(strapi: Core.Strapi, rows: ChainedRows): Trigger[] {
  const { table, when } = rows;
  const note = (row: 'old' | 'new', change: string): string => {
    const insert = `insert into ledger_tasks (kind, row_id, change, at) values ('${table}', ${row}.document_id, ${change}, ${sqlNow(strapi)});`;
    return isPostgres(strapi) ? `${insert} return null;` : insert;
  };
  const removed = `case when ${isLawful(strapi, rows)} then 'removed' else 'lost' end`;
  const triggers: Trigger[] = [
    { table, name: `${table}_queue_insert`, on: 'after insert', body: note('new', "'added'"), ...(when && { when: when('new') }) },
    { table, name: `${table}_queue_delete`, on: 'after delete', body: note('old', removed), ...(when && { when: when('old') }) },
  ];
  if (!when) return triggers;
  const becomes = `(${when('new')}) and not (${when('old')})`;
  return [...triggers, { table, name: `${table}_queue_update`, on: 'after update', when: becomes, body: note('new', "'added'") }];
}

/** The condition under which a deletion is by right, whether or not something stood in its way. */
const isLawful = (strapi: Core.Strapi, { removable, isForGood = false }: ChainedRows): string =>
  [isForGood ? 'false' : `old.kept_until <= ${sqlNow(strapi)}`, removable?.('old') ?? 'false'].map((part) => `(${part})`).join(' or ');
