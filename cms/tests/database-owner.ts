import { compiled, type Shop } from './strapi';

/** Lists the triggers of a table. */
async function triggersOf(shop: Shop, table: string): Promise<string[]> {
  const { connection, dialect } = shop.strapi.db;
  return dialect.client === 'postgres'
    ? connection('pg_trigger').whereRaw('tgrelid = ?::regclass and not tgisinternal', [table]).pluck('tgname')
    : connection('sqlite_master').where({ type: 'trigger', tbl_name: table }).pluck('name');
}

/** Changes tables without any of their triggers, as whoever owns the database can, and covers it up by putting them back. */
export async function asOwner(shop: Shop, tables: readonly string[], change: () => Promise<unknown>): Promise<void> {
  const { connection, dialect } = shop.strapi.db;
  for (const table of tables)
    for (const name of await triggersOf(shop, table))
      await connection.raw(`drop trigger ${name}${dialect.client === 'postgres' ? ` on ${table}` : ''}`);
  await change();
  type Protection = { refuseChanges(strapi: unknown, rules: unknown): Promise<void> };
  const { finalRows } = compiled<{ finalRows: unknown }>('assembly');
  await compiled<Protection>('platform/events/refuse-changes').refuseChanges(shop.strapi, finalRows);
  await compiled<{ queueChanges(strapi: unknown): Promise<void> }>('platform/ledger/queue-changes').queueChanges(shop.strapi);
}
