import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileCms, install, quiet } from './prepare.mjs';
import { fail, root } from './steps.mjs';

/** `npm run user -- …`: accounts of the shop and of the editors' panel, on the database that the environment names. */
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
const { manageUsers } = load('./dist/src/accounts/manage-users.js');
const outcome = await manageUsers(strapi, process.argv.slice(2)).then(
  (text) => ({ text, failed: false }),
  (error) => ({ text: error.message, failed: true }),
);
await strapi.destroy();
if (outcome.failed) fail(outcome.text);
console.log(outcome.text);
