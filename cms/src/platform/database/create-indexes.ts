import type { Core } from '@strapi/strapi';
import { searchedTypes } from '../search/search-text';

/**
 * Indexes that end with `id`, so that pages of lists follow each other by keyset. They cannot stand in the schemas: on
 * PostgreSQL, Strapi does not see an index's `id` column, takes such an index for a changed one at every change of a
 * content type, and fails to start because it exists.
 */
const listIndexes: Record<string, Record<string, readonly string[]>> = {
  assignment_messages: { assignment_messages_assignment_index: ['assignment_id', 'id'] },
  assignments: {
    assignments_quote_index: ['quote_id', 'id'],
    assignments_contractor_index: ['contractor_id', 'id'],
  },
  contacts: { contacts_status_index: ['status', 'id'] },
  declarations: { declarations_kind_index: ['kind', 'id'] },
  invoice_balances: {
    invoice_balances_order_index: ['order_id', 'id'],
    invoice_balances_settlement_index: ['settlement', 'id'],
    invoice_balances_due_index: ['due_on', 'id'],
    invoice_balances_open_index: ['settlement', 'due_on', 'id'],
    invoice_balances_gross_index: ['gross', 'id'],
    invoice_balances_name_index: ['name', 'id'],
  },
  invoices: { invoices_order_index: ['order_id', 'id'] },
  messages: { messages_quote_index: ['quote_id', 'id'] },
  orders: {
    orders_status_index: ['status', 'id'],
    orders_owner_index: ['owner_id', 'id'],
    orders_due_index: ['due_at', 'id'],
    orders_net_index: ['net', 'id'],
    orders_name_index: ['name', 'id'],
  },
  outbox: { outbox_status_index: ['status', 'id'] },
  payments: { payments_invoice_index: ['invoice_id', 'id'] },
  people: {
    people_kind_index: ['kind', 'id'],
    people_blocked_index: ['kind', 'blocked', 'id'],
  },
  quotes: {
    quotes_status_index: ['status', 'id'],
    quotes_owner_index: ['owner_id', 'id'],
    quotes_amount_index: ['amount', 'id'],
    quotes_name_index: ['name', 'id'],
    quotes_valid_index: ['valid_until', 'id'],
  },
  saved_views: {
    saved_views_owner_index: ['owner_id', 'list', 'id'],
    saved_views_shared_index: ['list', 'shared', 'id'],
  },
};

/** Creates the indexes that Strapi's schemas cannot name, where they are missing. Called at every start, behind the schema sync. */
export async function createIndexes(strapi: Core.Strapi): Promise<void> {
  for (const [table, indexes] of Object.entries(listIndexes)) {
    for (const [name, columns] of Object.entries(indexes)) {
      await strapi.db.connection.raw(`create index if not exists ${name} on ${table} (${columns.join(', ')})`);
    }
  }
  await createSearchIndexes(strapi);
}

async function createSearchIndexes(strapi: Core.Strapi): Promise<void> {
  const isPostgres = strapi.db.dialect.client === 'postgres';
  if (isPostgres && !(await hasTrigrams(strapi))) return;
  for (const table of Object.keys(searchedTypes)) {
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
