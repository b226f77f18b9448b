import type { Core } from '@strapi/strapi';
import type { OrderRow } from './order-row';
import type { QuoteRow } from '../quoting/quote-row';
import type { DownloadUrl } from '../../contract/files/file';
import { Problem } from '../../contract/problem';
import { documentDownloadUrl } from '../../platform/documents/document-download-url';

/** A URL for a version of a quote's offer as a PDF. @throws Problem document.not-found */
export async function offerDownloadUrl(strapi: Core.Strapi, { documentId: quoteId }: QuoteRow, version: string): Promise<DownloadUrl> {
  const offer = await strapi.db.query('api::offer.offer').findOne({ where: { quoteId, version }, select: ['documentId'] });
  if (!offer) throw new Problem('document.not-found');
  return documentDownloadUrl(strapi, { subject: offer.documentId, kind: 'offer', format: 'pdf' });
}

/** A URL for an order's confirmation as a PDF. */
export const confirmationDownloadUrl = (strapi: Core.Strapi, { documentId: subject }: OrderRow): Promise<DownloadUrl> =>
  documentDownloadUrl(strapi, { subject, kind: 'order-confirmation', format: 'pdf' });
