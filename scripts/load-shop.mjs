import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileCms, install, quiet } from './prepare.mjs';
import { root } from './steps.mjs';

/**
 * Loads the shop's server without its network and jobs, on the database that the environment names.
 * @returns Strapi, and what gives a module of the compiled server by its path below `src`
 */
export async function loadShop() {
  await install();
  await compileCms();
  const cms = join(root, 'cms');
  const dataDir = process.env.DATA_DIR ?? join(root, '.data');
  Object.assign(process.env, quiet, { NODE_ENV: 'production', JOBS: 'false', SERVE_ADMIN: 'false', DATA_DIR: dataDir });
  process.chdir(cms);
  const load = createRequire(join(cms, 'package.json'));
  const strapi = load('@strapi/strapi').createStrapi({ appDir: cms, distDir: join(cms, 'dist') });
  strapi.log.level = 'error';
  await strapi.load();
  return { strapi, compiled: (path) => load(`./dist/src/${path}.js`) };
}
