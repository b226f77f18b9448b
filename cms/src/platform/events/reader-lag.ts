import type { Core } from '@strapi/strapi';

export type ReaderLag = { reader: string; events: number };

/** Reads how many events each reader of the log has not handled yet. */
export async function readReaderLag(strapi: Core.Strapi): Promise<ReaderLag[]> {
  const rows: { key: string; value: number | string }[] = await strapi.db
    .query('api::counter.counter')
    .findMany({ where: { $or: [{ key: 'event' }, { key: { $startsWith: 'reader:' } }] }, orderBy: { key: 'asc' } });
  const latest = Number(rows.find(({ key }) => key === 'event')?.value ?? 0);
  const readers = rows.filter(({ key }) => key !== 'event');
  return readers.map(({ key, value }) => ({ reader: key.slice('reader:'.length), events: Math.max(0, latest - Number(value)) }));
}
