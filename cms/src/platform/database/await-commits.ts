import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { Problem } from '../../contract/problem';

/**
 * Makes a transaction fail when its COMMIT does. knex reports that on `executionPromise` only and resolves `commit()` all the
 * same, which is what Strapi awaits: without this, a caller is told of rows that nobody stored. Waiting inside `commit` also
 * keeps Strapi from running `onCommit` callbacks. Nested calls share the outermost transaction and its COMMIT.
 * @throws Problem server.unavailable from the outermost call: nothing is known to be stored, the same call may be sent again
 */
export function awaitCommits(strapi: Core.Strapi): void {
  const { db } = strapi;
  const transaction = db.transaction.bind(db) as (work?: (given: Given) => unknown) => Promise<unknown>;
  const decorated = async (work?: (given: Given) => unknown): Promise<unknown> => {
    if (db.inTransaction()) return transaction(work);
    if (!work) {
      const handle = (await transaction()) as { get: () => Knex.Transaction };
      awaitCommit(handle.get());
      return handle;
    }
    return transaction((given) => {
      awaitCommit(given.trx);
      return work(given);
    });
  };
  db.transaction = decorated as typeof db.transaction;
}

type Given = { trx: Knex.Transaction };

function awaitCommit(trx: Knex.Transaction): void {
  const commit = trx.commit.bind(trx);
  const commitForSure = async (value?: unknown): Promise<unknown> => {
    // Listened to before the COMMIT is sent, so that its rejection has somebody who hears it.
    const executed = trx.executionPromise.catch((cause: unknown) => {
      throw new Problem('server.unavailable', {}, {}, { cause });
    });
    await Promise.all([commit(value), executed]);
    return value;
  };
  trx.commit = commitForSure as typeof trx.commit;
}
