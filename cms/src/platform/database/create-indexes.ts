import type { Core } from '@strapi/strapi';
import { searchedTypes } from '../search/fill-search-text';

/**
 * By table and name, indexes that end with `id`, so that pages of lists follow each other by keyset. They cannot stand in the schemas: on PostgreSQL,
 * Strapi does not see an index's `id` column, takes such an index for a changed one at every change of a content type,
 * and fails to start because it exists.
 */
export type ListIndexes = Record<string, Record<string, readonly string[]>>;

/** The platform's own. */
const ownIndexes: ListIndexes = {
  outbox: {
    outbox_status_index: ['status', 'id'],
    outbox_due_index: ['status', 'priority', 'id'],
    outbox_lease_index: ['lease_until', 'id'],
  },
};

/** Creates the indexes that Strapi's schemas cannot name, where they are missing. Called at every start, behind the schema sync. */
export async function createIndexes(strapi: Core.Strapi, indexesOfAreas: ListIndexes): Promise<void> {
  for (const [table, indexes] of Object.entries({ ...ownIndexes, ...indexesOfAreas })) {
    for (const [name, columns] of Object.entries(indexes)) {
      await strapi.db.connection.raw(`create index if not exists ${name} on ${table} (${columns.join(', ')})`);
    }
  }
  await createSearchIndexes(strapi);
}

async function createSearchIndexes(strapi: Core.Strapi): Promise<void> {
  const isPostgres = strapi.db.dialect.client === 'postgres';
  if (isPostgres && !(await hasTrigrams(strapi))) return;
  for (const uid of searchedTypes()) {
    const table = strapi.db.metadata.get(uid).tableName;
    // SQLite looks the index through from end to end, without the rows' many other bytes.
    const content = isPostgres ? 'using gin (search_text gin_trgm_ops)' : '(search_text)';
    await strapi.db.connection.raw(`create index if not exists ${table}_search_index on ${table} ${content}`);
    if (!isPostgres) continue;
    await strapi.db.connection.raw(`create index if not exists ${table}_unsearched_index on ${table} (id) where search_text is null`);
  }
}

/** Checks for PostgreSQL's extension that finds parts of words, which the database's owner may switch on. */
async function hasTrigrams(strapi: Core.Strapi): Promise<boolean> {
  try {
    await strapi.db.connection.raw('create extension if not exists pg_trgm');
    return true;
  } catch (error) {
    strapi.log.warn('Searching will be slow with many documents: the extension pg_trgm cannot be switched on', error);
    return false;
  }
}
