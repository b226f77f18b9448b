import { join } from 'node:path';
import { createStrapi, type Core } from '@strapi/strapi';

/**
 * Does `work` beside the running servers, on the database that the environment names, and prints its result. An error is
 * printed by its message, and the process ends with 1. Runs in the folder of `dist`.
 */
export async function runCommand(work: (strapi: Core.Strapi) => Promise<string>): Promise<void> {
  await report(() => withStrapi(work));
}

/** Does `work` without a booted Strapi, and ends as `runCommand` does. */
export async function report(work: () => Promise<string>): Promise<void> {
  const outcome = await work().then(
    (text) => ({ text, code: 0 }),
    (error: Error) => ({ text: `\n✗ ${error.message}`, code: 1 }),
  );
  (outcome.code === 0 ? process.stdout : process.stderr).write(`${outcome.text}\n`, () => process.exit(outcome.code));
}

/** Boots the shop without its jobs while `work` is done. */
export async function withStrapi<T>(work: (strapi: Core.Strapi) => Promise<T>): Promise<T> {
  Object.assign(process.env, { NODE_ENV: 'production', JOBS: 'false', SERVE_ADMIN: 'false' });
  const appDir = process.cwd();
  const strapi = createStrapi({ appDir, distDir: join(appDir, 'dist') });
  strapi.log.level = 'error';
  await strapi.load();
  try {
    return await work(strapi);
  } finally {
    await strapi.destroy();
  }
}
