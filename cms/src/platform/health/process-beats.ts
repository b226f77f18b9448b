import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { SeenProcess } from '../../contract/system';
import { role } from '../settings';
import { databaseTime, inDatabaseTime } from '../time/database-time';

const KEPT_MS = 24 * 60 * 60 * 1000;
/** The time between two beats. */
export const BEAT_MS = 30_000;

/** The edition that runs, as its package says. */
export const shopVersion = (JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8')) as { version: string }).version;

const key = randomUUID();
const startedAt = new Date(Date.now() - process.uptime() * 1_000);

/** Says that this process is there, and forgets those that have not said so for a day. */
export async function reportProcess(strapi: Core.Strapi): Promise<void> {
  const beats = () => strapi.db.connection('process_beats');
  const beat = { document_id: key, key, role, version: shopVersion, started_at: startedAt, seen_at: databaseTime() };
  await beats().insert(beat).onConflict('key').merge(['seen_at']);
  await beats().where('seen_at', '<', inDatabaseTime(-KEPT_MS)).delete();
}

/** Says that this process ends. One that is killed is missed only after a while. */
export async function reportEnd(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection('process_beats').where({ key }).delete();
}

/** Lists the processes that were seen within a day, the latest first. */
export async function readProcesses(strapi: Core.Strapi): Promise<SeenProcess[]> {
  type Row = { role: string; version: string; startedAt: string | Date; seenAt: string | Date };
  const rows: Row[] = await strapi.db.query('api::process-beat.process-beat').findMany({ orderBy: { seenAt: 'desc' }, limit: 20 });
  const iso = (time: string | Date) => new Date(time).toISOString();
  return rows.map((row) => ({ role: row.role, version: row.version, startedAt: iso(row.startedAt), seenAt: iso(row.seenAt) }));
}
