import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { secretNames } from '../src/settings';
import { memoryFolder } from './memory-folder';

/** What one test file's processes see: a data folder of its own, secrets, and none of the developer's settings. */
const dataDir = mkdtempSync(join(memoryFolder, 'planquadrat-test-'));
for (const name of Object.keys(process.env)) if (/^(S3|SMTP|DATABASE)_|^PUBLIC_URL$/.test(name)) delete process.env[name];
Object.assign(process.env, {
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  SERVE_ADMIN: 'false',
  JOBS: 'false',
  STRAPI_TELEMETRY_DISABLED: 'true',
  PROXY_SECRET: 'a-secret-for-tests-only',
  ...Object.fromEntries(secretNames.map((name) => [name, `${name}-for-tests-only`])),
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
