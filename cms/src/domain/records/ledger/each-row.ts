import type { Core, UID } from '@strapi/strapi';

const BATCH = 500;

/** All rows of a type, the oldest first, a few in memory at a time. */
export async function* eachRow<Row extends { id: number }>(strapi: Core.Strapi, uid: string, where: object = {}): AsyncGenerator<Row> {
  for (let lastId = 0; ;) {
    const rows: Row[] = await strapi.db
      .query(uid as UID.ContentType)
      .findMany({ where: { $and: [where, { id: { $gt: lastId } }] }, orderBy: { id: 'asc' }, limit: BATCH });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    lastId = last.id;
  }
}
