import type { Core } from '@strapi/strapi';
import { Problem } from '../../contract/problem';
import { findEntries, type Edition, type EntryQuery } from './entries';

/** The one entry that the query fits. @throws Problem not-found */
export async function findOne<Row extends { documentId: string; updatedAt: string }>(
  strapi: Core.Strapi,
  uid: string,
  edition: Edition,
  query: EntryQuery = {},
): Promise<Row> {
  const [row] = await findEntries<Row>(strapi, uid, edition, query);
  if (!row) throw new Problem('not-found');
  return row;
}
