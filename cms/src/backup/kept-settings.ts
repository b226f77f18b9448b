import { secretNames } from '../platform/settings';

/** The settings that are no secrets, and what a backup keeps of an installation; a test compares them with docs/settings.md. */
export const keptSettings = [
  ['PUBLIC_URL', 'WEB_PORT', 'WEB_HOST', 'TRUSTED_HOPS', 'METRICS_PORT', 'CMS_URL', 'CMS_PROCESSES', 'CMS_PORT', 'CMS_HOST'],
  ['CMS_TRUSTED_HOPS', 'CMS_METRICS_PORT', 'DATA_DIR', 'DATABASE_URL', 'DATABASE_SSL', 'DATABASE_POOL', 'DATABASE_FILENAME'],
  ['DEMO_DOCUMENTS', 'S3_ENDPOINT', 'S3_REGION', 'S3_FILES_BUCKET', 'S3_MEDIA_BUCKET', 'S3_PUBLIC_URL', 'S3_ENCRYPTION'],
  ['S3_KMS_KEY_ID', 'FILES_CART_BYTES', 'FILES_ADDRESS_DAY_BYTES', 'FILES_MIN_FREE_SHARE', 'CLAMD_HOST', 'CLAMD_MAX_BYTES'],
  ['SMTP_URL', 'MAIL_FROM', 'STAFF_EMAIL', 'MAIL_MONTHS', 'ORDER_FILES_MONTHS', 'SECURITY_EVENT_DAYS', 'ROLE'],
  ['METRICS_HOST', 'LOG_FORMAT', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'PAGE_CACHE_DIR', 'PAGE_CACHE_MB', 'COMPOSE_PROFILES'],
].flat();

/** Secrets that stand beside those of `secretNames`. */
const otherSecrets = ['PROXY_SECRET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'POSTGRES_PASSWORD'];

/** The names of all secrets that an installation needs besides its backup. */
export const secretSettings: readonly string[] = [...secretNames, ...otherSecrets];

/** Reads the settings without secrets: addresses lose the password and name in them. */
export function settingsWithoutSecrets(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  return Object.fromEntries(keptSettings.flatMap((name) => (env[name] ? [[name, withoutPassword(env[name])]] : [])));
}

function withoutPassword(value: string): string {
  const url = /^[a-z][a-z\d+.-]*:\/\/\S+$/i.test(value) && URL.canParse(value) ? new URL(value) : null;
  if (!url?.username && !url?.password && !url?.search) return value;
  url.username = '';
  url.password = '';
  // Drivers take passwords there, too.
  url.search = '';
  return url.href;
}
