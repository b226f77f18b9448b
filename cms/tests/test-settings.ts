import { secretNames } from '../src/platform/settings';

/** Matches settings of the person who runs the tests, which must not reach the servers under test. */
export const foreignSettings = /^(S3|SMTP|DATABASE|CLAMD)_|^PUBLIC_URL$/;

/** Returns the environment of a server under test, without its database. */
export const testSettings = (dataDir: string): Record<string, string> => ({
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  SERVE_ADMIN: 'false',
  JOBS: 'false',
  DEMO_DOCUMENTS: 'false',
  STRAPI_TELEMETRY_DISABLED: 'true',
  PROXY_SECRET: 'a-secret-for-tests-only',
  ...Object.fromEntries(secretNames.map((name) => [name, `${name}-for-tests-only`])),
});
