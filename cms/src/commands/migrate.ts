import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Core } from '@strapi/strapi';
import { migrationsSince } from '../migrations/run-migrations';
import { shopVersion } from '../platform/health/process-beats';
import { report, withStrapi } from './run-command';

const USAGE = 'Usage: migrate [--wait SECONDS], the time in which the database may begin to answer.';
const PAUSE_MS = 500;

/**
 * One start that ends once tables, migrations and first content are there: `bootstrap` does that, below the start lock. Orchestrators
 * run this before they start an edition's processes, so that none of those has to do it while its probes wait.
 */
async function migrate([option, given = '']: readonly string[]): Promise<string> {
  const seconds = option === undefined ? 0 : Number(given);
  if ((option ?? '--wait') !== '--wait' || (option && !given) || !Number.isInteger(seconds) || seconds < 0) throw new Error(USAGE);
  const startedAt = new Date();
  if (process.env.DATABASE_URL) await awaitDatabase(process.env.DATABASE_URL, startedAt.getTime() + seconds * 1000);
  return withStrapi((strapi) => describe(strapi, startedAt));
}

async function describe(strapi: Core.Strapi, startedAt: Date): Promise<string> {
  const names = await migrationsSince(strapi, startedAt);
  return `The database is one of edition ${shopVersion}. ${names.length > 0 ? `Migrated: ${names.join(', ')}` : 'Nothing was to be migrated.'}`;
}

/** Waits for the database server, which may be starting beside this command. @throws Error of the last attempt */
async function awaitDatabase(connectionString: string, untilMs: number): Promise<void> {
  for (;;) {
    const client = new Client({ connectionString, ssl: process.env.DATABASE_SSL === 'true' });
    const failure = await client.connect().then(
      () => null,
      (error: Error) => error,
    );
    if (!failure) return client.end();
    if (Date.now() >= untilMs) throw new Error(`The database does not answer: ${failure.message || String(failure)}`);
    await delay(PAUSE_MS);
  }
}

void report(() => migrate(process.argv.slice(2)));
