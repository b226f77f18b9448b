import type { Core } from '@strapi/strapi';
import type { QuoteRow } from './quote-row';
import { quoteQueries } from './find-quotes';
import { Problem } from '../../contract/problem';
import { files } from '../files/file-row';
import { signDownloadUrl } from '../../platform/storage/signed-url';

/** A URL for a file of a quote that the caller may see. @throws Problem storage.object-not-found */
export async function quoteDownloadUrl(strapi: Core.Strapi, quote: QuoteRow, fileName: string) {
  const row = await files(strapi).findOne({ where: { fileName, quoteId: quote.documentId, complete: true } });
  if (!row) throw new Problem('storage.object-not-found');
  return signDownloadUrl(fileName);
}

/** The same by a guest link. @throws Problem quote.not-found, quote.joined-account, storage.object-not-found */
export const guestDownloadUrl = async (strapi: Core.Strapi, token: string, fileName: string) =>
  quoteDownloadUrl(strapi, await quoteQueries({ strapi }).byGuestToken(token), fileName);
