import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

type Given = { trx: Knex.Transaction };

/** Has `begin` called with each transaction that Strapi's database opens, before its first statement; not for nested calls, which share the outermost one. */
export function eachTransaction(strapi: Core.Strapi, begin: (trx: Knex.Transaction) => unknown): void {
  const { db } = strapi;
  const transaction = db.transaction.bind(db) as (work?: (given: Given) => unknown) => Promise<unknown>;
  const decorated = async (work?: (given: Given) => unknown): Promise<unknown> => {
    if (db.inTransaction()) return transaction(work);
    if (!work) {
      const handle = (await transaction()) as { get: () => Knex.Transaction };
      await begin(handle.get());
      return handle;
    }
    return transaction(async (given) => {
      await begin(given.trx);
      return work(given);
    });
  };
  db.transaction = decorated as typeof db.transaction;
}
