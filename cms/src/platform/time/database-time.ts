import type { Core } from '@strapi/strapi';
import { isPostgres } from '../database/dialect';

/** The database's time, and this process's monotonic clock when it was read. */
let known: { at: number; on: number } | null = null;

/** Reads the database's clock; SQLite's is this machine's. Called at the start and again and again. */
export async function readDatabaseTime(strapi: Core.Strapi): Promise<void> {
  if (!isPostgres(strapi)) return;
  const { rows } = (await strapi.db.connection.raw('select clock_timestamp() as now')) as { rows: { now: Date }[] };
  if (rows[0]) known = { at: rows[0].now.getTime(), on: performance.now() };
}

/**
 * Returns the present moment by the database's clock, for times that other processes compare theirs with: leases, and when
 * work is due. A process whose own clock is wrong, or jumps, neither takes work from others nor puts it off.
 */
export const databaseTime = (): Date => new Date(known ? known.at + performance.now() - known.on : Date.now());

/** Returns the moment in so many milliseconds, by the database's clock. */
export const inDatabaseTime = (ms: number): Date => new Date(databaseTime().getTime() + ms);
