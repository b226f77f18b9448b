import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { Umzug } from 'umzug';
import { quoteAmounts } from './001-quote-amounts';
import { orderCategories } from './002-order-categories';
import { renamedKeys } from './003-renamed-keys';
import { endedOrders } from './008-ended-orders';
import { keptUntilOfAll } from './009-kept-until';
import { ledgerOfOldRows } from './010-ledger-of-old-rows';
import { uncheckedFiles } from './011-unchecked-files';
import { eventPositions } from './012-event-positions';
import { mailPriorities } from './013-mail-priorities';
import { searchWording } from './014-search-wording';
import { ordersAsPlaced } from './015-orders-as-placed';
import { lostOffers } from './016-lost-offers';

/** The migrations. Each changes rows that older editions wrote, through Strapi's queries or through `trx`. */
const migrations: Record<string, (strapi: Core.Strapi, trx: Knex) => Promise<void>> = {
  '001-quote-amounts': quoteAmounts,
  '002-order-categories': orderCategories,
  '003-renamed-keys': renamedKeys,
  '008-ended-orders': endedOrders,
  '009-kept-until': keptUntilOfAll,
  '010-ledger-of-old-rows': ledgerOfOldRows,
  '011-unchecked-files': uncheckedFiles,
  '012-event-positions': eventPositions,
  '013-mail-priorities': mailPriorities,
  '014-search-wording': searchWording,
  '015-orders-as-placed': ordersAsPlaced,
  '016-lost-offers': lostOffers,
};

const TABLE = 'shop_migrations';

/** The names of the migrations that this edition knows. */
export const migrationNames: readonly string[] = Object.keys(migrations);

/**
 * Brings the rows of an older edition up to date, each migration once in the life of a database, in the order of their numbers.
 * Called in `bootstrap`, behind Strapi's schema sync and below the start lock: Strapi's own migrations would run before that
 * sync, in every process at once, and on empty databases too (decision 050).
 */
export async function runMigrations(strapi: Core.Strapi): Promise<void> {
  if (!(await strapi.db.connection.schema.hasTable(TABLE))) {
    await strapi.db.connection.schema.createTable(TABLE, (table) => {
      table.string('name').primary();
      table.timestamp('executed_at').notNullable();
    });
  }
  const umzug = new Umzug({
    migrations: Object.entries(migrations).map(([name, migrate]) => ({ name, up: () => runOnce(strapi, name, migrate) })),
    storage: {
      executed: () => strapi.db.connection(TABLE).orderBy('name').pluck('name'),
      // Each migration is recorded in its own transaction: a process that dies leaves all of it or nothing.
      logMigration: async () => {},
      unlogMigration: async () => {},
    },
    logger: undefined,
  });
  umzug.on('migrated', ({ name }) => void strapi.log.info(`Migrated: ${name}`));
  await umzug.up();
}

/** Names the migrations that were run since `moment`, in their order. */
export const migrationsSince = (strapi: Core.Strapi, moment: Date): Promise<string[]> =>
  strapi.db.connection(TABLE).where('executed_at', '>=', moment).orderBy('name').pluck('name');

async function runOnce(strapi: Core.Strapi, name: string, migrate: (typeof migrations)[string]): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await migrate(strapi, trx);
    await trx(TABLE).insert({ name, executed_at: new Date() });
  });
}
