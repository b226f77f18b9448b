import type { Core } from '@strapi/strapi';
import { isPostgres } from './dialect';
import { eachTransaction } from './each-transaction';

/**
 * Lets every transaction on SQLite take the right to write with its first statement, as BEGIN IMMEDIATE would, which knex does
 * not know: it waits its turn then. One that reads first and writes later fails at once, without any waiting, when another
 * process has written in between. Called behind Strapi's schema sync.
 */
export function beginImmediate(strapi: Core.Strapi): void {
  // A statement that changes no row is one that writes, all the same.
  if (!isPostgres(strapi)) eachTransaction(strapi, (trx) => trx('counters').whereNull('id').delete());
}
