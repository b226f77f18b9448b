import type { Core, UID } from '@strapi/strapi';

const PORTION = 500;

/** Yields all rows of a type, the oldest first, a few in memory at a time. */
export async function* eachRow<Row extends { id: number }>(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  where: object = {},
): AsyncGenerator<Row> {
  for (let lastId = 0; ;) {
    const rows: Row[] = await strapi.db
      .query(uid)
      .findMany({ where: { $and: [where, { id: { $gt: lastId } }] }, orderBy: { id: 'asc' }, limit: PORTION });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PORTION) return;
    lastId = last.id;
  }
}
