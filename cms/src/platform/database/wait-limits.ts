import type { Core } from '@strapi/strapi';
import { isPostgres } from './dialect';

/**
 * How long PostgreSQL lets a connection of ours wait, so that one transaction that does not go on never stops the others: for
 * a lock that another one holds, for one statement, and with an open transaction for the next statement, after which the
 * database ends it and frees its locks. What runs into one of them is answered 503 and may be sent again.
 */
const LIMITS = { lock_timeout: '3s', statement_timeout: '60s', idle_in_transaction_session_timeout: '5s' };

let areSet = false;

type Connection = { query(sql: string, done: (error: Error | null) => void): unknown };

/** Times are stored as this process's clock shows them, so the database's must show the same, whatever zone it stands in. */
const clock = { timezone: Intl.DateTimeFormat().resolvedOptions().timeZone };

/**
 * Sets up a new connection, for knex's pool: its clock and its limits. A start has no limits: an upgrade may change large
 * tables, and no request waits for it.
 */
export function prepareConnection(connection: Connection, done: (error: Error | null, connection: Connection) => void): void {
  const settings = Object.entries({ ...clock, ...(areSet && LIMITS) }).map(([name, value]) => `set ${name} = '${value}'`);
  connection.query(settings.join('; '), (error) => done(error, connection));
}

/** Ends the start: all connections from here on have their limits. Called before the process has any work. */
export async function limitWaiting(strapi: Core.Strapi): Promise<void> {
  if (!isPostgres(strapi) || areSet) return;
  areSet = true;
  await strapi.db.connection.destroy();
  strapi.db.connection.initialize();
}
