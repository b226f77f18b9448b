import type { Shop } from './strapi';

/** SQLite takes no more values in one statement than these rows have. */
const ROWS_A_STATEMENT = 50;

/** Inserts copies of a stored row that differ by their own columns, for tests that need many. */
export async function insertCopies(
  { strapi }: Shop,
  table: string,
  sample: Record<string, unknown>,
  own: readonly Record<string, unknown>[],
): Promise<void> {
  const { id: _id, ...row } = await strapi.db.connection(table).where(sample).first();
  await strapi.db.connection.batchInsert(
    table,
    own.map((columns) => ({ ...row, ...columns })),
    ROWS_A_STATEMENT,
  );
}
