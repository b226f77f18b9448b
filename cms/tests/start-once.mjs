import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Starts the server of a folder and ends it again, on the database that the environment names: `node start-once.mjs <folder>`. */
const appDir = process.argv[2];
process.chdir(appDir);
const { createStrapi } = createRequire(join(appDir, 'package.json'))('@strapi/strapi');
const strapi = createStrapi({ appDir, distDir: join(appDir, 'dist') });
strapi.log.level = 'error';
await strapi.load();
await strapi.destroy();
process.exit(0);
