import type { Core } from '@strapi/strapi';
import quoteService from '../api/quote/services/quote';
import { Problem } from '../contract/problem';
import { files } from '../files/file-row';
import { signDownloadUrl } from '../files/signed-url';

/** A URL for a file of the quote behind a guest link. @throws Problem quote.not-found, storage.object-not-found */
export async function guestDownloadUrl(strapi: Core.Strapi, token: string, fileName: string) {
  const quote = await quoteService({ strapi }).byGuestToken(token);
  const row = await files(strapi).findOne({ where: { fileName, quoteId: quote.documentId, complete: true } });
  if (!row) throw new Problem('storage.object-not-found');
  return signDownloadUrl(fileName);
}
