import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { openSqlite } from '../backup/open-snapshot';
import { findOccupied } from '../backup/restore-backup';
import { publicFolder, standingInstallation } from '../backup/sources';
import { writeBackup } from '../backup/write-backup';
import { BEAT_MS } from '../platform/health/process-beats';
import { dataDir, requireSecrets, secret } from '../platform/settings';
import { restoreInto } from './restore-into';
import { report } from './run-command';

const USAGE = 'Usage: move [DATA-FOLDER], with DATABASE_URL and the S3_ settings of the new place. The shop must stand still.';

/** Moves the embedded installation of a data folder into the database and buckets that the settings name. */
async function move([given = dataDir, ...rest]: readonly string[]): Promise<string> {
  const from = resolve(process.env.INIT_CWD ?? process.cwd(), given);
  if (given.startsWith('-') || rest.length > 0) throw new Error(USAGE);
  if (!process.env.DATABASE_URL || !process.env.S3_ENDPOINT) throw new Error(`DATABASE_URL or S3_ENDPOINT is missing. ${USAGE}`);
  if (!existsSync(join(from, 'planquadrat.db'))) throw new Error(`${from} holds no planquadrat.db.`);
  if (await isRunning(join(from, 'planquadrat.db')))
    throw new Error(
      `A process was at work on ${from} within ${SILENCE_MS / 1000} s, and what it writes from here on would be lost. Stop the shop.`,
    );
  requireSecrets();
  const others = otherSecrets(join(from, 'secrets.json'));
  if (others.length > 0) throw new Error(`Take these from ${join(from, 'secrets.json')}, or what they made is lost: ${others.join(', ')}`);
  const occupied = await findOccupied();
  if (occupied.length > 0) throw new Error(['The target is not empty, and nothing was moved.', ...occupied].join('\n'));
  const folder = join(dirname(from), `moving-${Date.now()}`);
  await writeBackup(standingInstallation(from, publicFolder()), folder);
  const text = await restoreInto(folder);
  await rm(folder, { recursive: true });
  return `${text}\nStart the shop with today's settings now, and keep ${from} until all is seen to work.`;
}

/** The time without a beat after which a process counts as gone, also one that was killed. */
const SILENCE_MS = 3 * BEAT_MS;

/** Checks whether a process of the shop has the database open. Editions before the beats cannot tell. */
async function isRunning(filename: string): Promise<boolean> {
  const database = openSqlite(filename);
  try {
    if (!(await database.schema.hasTable('process_beats'))) return false;
    const [row] = await database('process_beats').max({ seen: 'seen_at' });
    return Number(row?.seen ?? 0) > Date.now() - SILENCE_MS;
  } finally {
    await database.destroy();
  }
}

/** Secrets that rows, sent links and people's sign-in depend on; the others may be new. */
const lasting = ['GUEST_LINK_SECRET', 'SECOND_FACTOR_SECRET', 'LEDGER_SECRET', 'ENCRYPTION_KEY'] as const;

/** Names the secrets that are others than the old installation's. */
function otherSecrets(file: string): string[] {
  const old: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return lasting.filter((name) => old[name] !== undefined && old[name] !== secret(name));
}

void report(() => move(process.argv.slice(2)));
