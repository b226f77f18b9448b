import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Creates a PostgreSQL database and fills it as a first start does, for tests to be copied from:
 * `node seed-database.mjs <server url> <name>`, with the settings of a test in the environment.
 */
const [server, name] = process.argv.slice(2);
const cms = join(import.meta.dirname, '..');
const load = createRequire(join(cms, 'package.json'));

const connection = load('knex')({ client: 'pg', connection: `${server}/postgres` });
await connection.raw('create database ??', name);
await connection.destroy();

process.chdir(cms);
Object.assign(process.env, { DATABASE_URL: `${server}/${name}`, PUBLIC_URL: 'https://shop.example' });
const strapi = load('@strapi/strapi').createStrapi({ appDir: cms, distDir: join(cms, 'dist') });
strapi.log.level = 'warn';
await strapi.load();
await strapi.destroy();
process.exit(0);
