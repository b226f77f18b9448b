import { join } from 'node:path';
import { createStrapi, type Core } from '@strapi/strapi';

/**
 * Does `work` beside the running servers, on the database that the environment names, and prints its result. An error is
 * printed by its message, and the process ends with 1. Runs in the folder of `dist`.
 */
export async function runCommand(work: (strapi: Core.Strapi) => Promise<string>): Promise<void> {
  Object.assign(process.env, { NODE_ENV: 'production', JOBS: 'false', SERVE_ADMIN: 'false' });
  const appDir = process.cwd();
  const strapi = createStrapi({ appDir, distDir: join(appDir, 'dist') });
  strapi.log.level = 'error';
  await strapi.load();
  const outcome = await work(strapi).then(
    (text) => ({ text, code: 0 }),
    (error: Error) => ({ text: `\n✗ ${error.message}`, code: 1 }),
  );
  await strapi.destroy();
  (outcome.code === 0 ? process.stdout : process.stderr).write(`${outcome.text}\n`, () => process.exit(outcome.code));
}
