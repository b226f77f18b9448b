import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { Problem } from '../../contract/problem';
import { eachTransaction } from './each-transaction';

/**
 * Makes a transaction fail when its COMMIT does. knex reports that on `executionPromise` only and resolves `commit()` all the
 * same, which is what Strapi awaits: without this, a caller is told of rows that nobody stored. Waiting inside `commit` also
 * keeps Strapi from running `onCommit` callbacks. Nested calls share the outermost transaction and its COMMIT.
 * @throws Problem server.unavailable from the outermost call: nothing is known to be stored, the same call may be sent again
 */
export const awaitCommits = (strapi: Core.Strapi): void => eachTransaction(strapi, awaitCommit);

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
