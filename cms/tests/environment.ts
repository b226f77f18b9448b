import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { memoryFolder } from './memory-folder';

/** What one test file's processes see: a data folder of its own, secrets, and none of the developer's settings. */
const dataDir = mkdtempSync(join(memoryFolder, 'planquadrat-test-'));
const secrets = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
  'FILE_URL_SECRET',
  'APP_CHECK_SECRET',
  'GUEST_LINK_SECRET',
];

for (const name of Object.keys(process.env)) if (/^(S3|SMTP|DATABASE)_|^PUBLIC_URL$/.test(name)) delete process.env[name];
Object.assign(process.env, {
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  SERVE_ADMIN: 'false',
  JOBS: 'false',
  STRAPI_TELEMETRY_DISABLED: 'true',
  PROXY_SECRET: 'a-secret-for-tests-only',
  ...Object.fromEntries(secrets.map((name) => [name, `${name}-for-tests-only`])),
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
