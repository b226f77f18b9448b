import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of everything that the embedded installation keeps: database, files, secrets, demo logins. */
export const dataDir = resolve(process.env.DATA_DIR ?? join(process.cwd(), '..', '.data'));

/** True without a database server and a public address; everything else is production. */
export const isDemo = !process.env.DATABASE_URL && !process.env.PUBLIC_URL;

/** True when the demo begins with documents in every state. Tests begin with empty lists. */
export const hasDemoDocuments = isDemo && process.env.DEMO_DOCUMENTS !== 'false';

const logFormats = ['json', 'text'] as const;

/** Reads the form of the log's lines. @throws Error for a form that does not exist */
function readLogFormat(): (typeof logFormats)[number] {
  const given = process.env.LOG_FORMAT || (isDemo ? 'text' : 'json');
  const known = logFormats.find((name) => name === given);
  if (!known) throw new Error(`LOG_FORMAT must be one of ${logFormats.join(', ')}, not "${given}".`);
  return known;
}

/** True if each line of the log is an object for machines. */
export const logsAsJson = readLogFormat() === 'json';

const cmsRoles = ['all', 'api', 'worker'] as const;

/** Reads what this process is there for. @throws Error for a role that does not exist: a typing error would stop all mails */
function readRole(): (typeof cmsRoles)[number] {
  const given = process.env.ROLE || 'all';
  const known = cmsRoles.find((name) => name === given);
  if (!known) throw new Error(`ROLE must be one of ${cmsRoles.join(', ')}, not "${given}".`);
  return known;
}

/** `api` answers requests and leaves jobs to others; `worker` runs jobs and answers probes and metrics alone; `all` does both. */
export const role = readRole();

const MIN_SECRET_LENGTH = 16;

/** The secret that proves that a request comes from our own web server; without it no forwarded address is believed. */
export const proxySecret = process.env.PROXY_SECRET ?? '';

export const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${process.env.WEB_PORT ?? 3000}`;
export const cmsPort = Number(process.env.CMS_PORT ?? 1337);
/** Number of proxies in front of the panel's host whose X-Forwarded headers are believed; 0 when people reach it directly. */
export const cmsTrustedHops = Number(process.env.CMS_TRUSTED_HOPS ?? 0);
export const cmsUrl = process.env.CMS_URL ?? `http://localhost:${cmsPort}`;

const longest = { months: 120, days: 3_650 } as const;

/** Reads a period. @throws Error for anything but a whole number: 0 or a typing error would remove what is wanted */
function periodIn(name: 'MAIL_MONTHS' | 'ORDER_FILES_MONTHS' | 'SECURITY_EVENT_DAYS', unit: keyof typeof longest, usual: number): number {
  const period = Number(process.env[name] || usual);
  if (!Number.isInteger(period) || period < 1 || period > longest[unit])
    throw new Error(`${name} must be a whole number of ${unit}, 1 to ${longest[unit]}.`);
  return period;
}

/** Months for which mails are kept after they were sent. */
export const mailMonths = periodIn('MAIL_MONTHS', 'months', 12);
/** Months for which the files of an order are kept after its end, and those of a request that came to nothing. */
export const orderFilesMonths = periodIn('ORDER_FILES_MONTHS', 'months', 12);
/** Days for which security events are kept after they last happened. */
export const securityEventDays = periodIn('SECURITY_EVENT_DAYS', 'days', 90);

/** Where clamd listens: the path of a socket, or a host with its port (3310 without one); empty without a scanner. */
export const clamdHost = process.env.CLAMD_HOST ?? '';

const GIB = 1024 ** 3;

/** Reads the size up to which files are scanned whole. @throws Error for what is no size: it would scan nothing */
function readClamdMaxBytes(): number {
  const bytes = Number(process.env.CLAMD_MAX_BYTES || GIB);
  if (!Number.isInteger(bytes) || bytes < 1) throw new Error('CLAMD_MAX_BYTES must be a whole number of bytes.');
  return bytes;
}

/** The size up to which files are scanned whole, in bytes; clamd's own limits must not be lower. */
export const clamdMaxBytes = readClamdMaxBytes();

/** The secrets that are required in production and made on first start in demo mode. */
export const secretNames = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
  'FILE_URL_SECRET',
  'APP_CHECK_SECRET',
  'GUEST_LINK_SECRET',
  'SECOND_FACTOR_SECRET',
  'LEDGER_SECRET',
] as const;
export type SecretName = (typeof secretNames)[number];

/**
 * Returns a secret from the environment; in demo mode one generated on first start and kept in the data folder.
 * @throws Error in production when it is missing or short: the process must not start without it
 */
export function secret(name: SecretName): string {
  const given = process.env[name];
  if (given && given.length >= MIN_SECRET_LENGTH) return given;
  requireSecrets();
  return demoSecrets()[name];
}

let kept: Record<SecretName, string> | undefined;

function demoSecrets(): Record<SecretName, string> {
  if (kept) return kept;
  const file = join(dataDir, 'secrets.json');
  mkdirSync(dataDir, { recursive: true });
  const stored: Partial<Record<SecretName, string>> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const missing = secretNames.filter((name) => !stored[name]);
  for (const name of missing) stored[name] = randomBytes(32).toString('base64url');
  if (missing.length > 0) writeFileSync(file, JSON.stringify(stored, null, 2), { mode: 0o600 });
  kept = stored as Record<SecretName, string>;
  return kept;
}

/** Requires all secrets before the first request needs them. @throws Error in production, with the name of every missing one */
export function requireSecrets(): void {
  if (isDemo) return;
  const given = (name: string) => (process.env[name] ?? '').length >= MIN_SECRET_LENGTH;
  const missing = [...secretNames, 'PROXY_SECRET'].filter((name) => !given(name));
  if (missing.length === 0) return;
  throw new Error(
    `Missing or shorter than ${MIN_SECRET_LENGTH} characters: ${missing.join(', ')}. Set them in the environment (see .env.example).`,
  );
}
