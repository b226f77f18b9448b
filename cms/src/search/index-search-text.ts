import type { Core } from '@strapi/strapi';
import { searchTables } from './search-tables';

/**
 * Makes search texts quick to look through. Strapi's schemas can name neither kind of index; called at every start after
 * Strapi has brought the tables up to date, because that drops indexes it does not know.
 */
export async function indexSearchText(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') {
    // Looked through from end to end, without the rows' many other bytes.
    for (const table of Object.keys(searchTables))
      await strapi.db.connection.raw(`create index if not exists ${table}_search_index on ${table} (search_text)`);
    return;
  }
  if (!(await hasTrigrams(strapi))) return;
  await strapi.db.transaction(async ({ trx }) => {
    // Of several processes that start at once, one writes.
    await trx.raw('select pg_advisory_xact_lock(hashtext(?))', ['index-search-text']);
    for (const table of Object.keys(searchTables)) {
      await trx.raw(`create index if not exists ${table}_search_index on ${table} using gin (search_text gin_trgm_ops)`);
      await trx.raw(`create index if not exists ${table}_unsearched_index on ${table} (id) where search_text is null`);
    }
  });
}

/** Parts of words are found by PostgreSQL's own extension, which the database's owner may switch on. */
async function hasTrigrams(strapi: Core.Strapi): Promise<boolean> {
  try {
    await strapi.db.connection.raw('create extension if not exists pg_trgm');
    return true;
  } catch (error) {
    strapi.log.warn('Searching will be slow with many documents: the extension pg_trgm cannot be switched on', error);
    return false;
  }
}
