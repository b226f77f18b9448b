import type { Core } from '@strapi/strapi';
import type { OrderRow } from './order-row';
import type { DownloadUrl } from '../../contract/files/file';
import { Problem } from '../../contract/problem';
import { files } from '../files/file-row';
import { signDownloadUrl } from '../../platform/storage/signed-url';

/** A URL for a result, once it was delivered, or for a file of the request. @throws Problem storage.object-not-found */
export async function orderDownloadUrl(
  strapi: Core.Strapi,
  { documentId: orderId, quoteId, deliveredVersion }: OrderRow,
  fileName: string,
  { undelivered = false } = {},
): Promise<DownloadUrl> {
  const result = { orderId, ...(!undelivered && { version: { $lte: deliveredVersion } }) };
  const row = await files(strapi).findOne({ where: { fileName, complete: true, $or: [result, { quoteId }] } });
  if (!row) throw new Problem('storage.object-not-found');
  return signDownloadUrl(fileName);
}
