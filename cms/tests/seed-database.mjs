import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Fills a database as a first start does, for tests to copy, with the settings of a test in the environment: `node
 * seed-database.mjs <server url> <name>` creates one on a PostgreSQL server; without arguments it is the SQLite file of the
 * settings.
 */
const [server, name] = process.argv.slice(2);
const cms = join(import.meta.dirname, '..');
const load = createRequire(join(cms, 'package.json'));

if (server) {
  const connection = load('knex')({ client: 'pg', connection: `${server}/postgres` });
  await connection.raw('create database ??', name);
  await connection.destroy();
  Object.assign(process.env, { DATABASE_URL: `${server}/${name}`, PUBLIC_URL: 'https://shop.example' });
}
process.chdir(cms);
const strapi = load('@strapi/strapi').createStrapi({ appDir: cms, distDir: join(cms, 'dist') });
strapi.log.level = 'warn';
await strapi.load();
await strapi.destroy();
process.exit(0);
