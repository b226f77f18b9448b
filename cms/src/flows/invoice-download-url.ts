import type { Core } from '@strapi/strapi';
import invoiceService, { type Reader } from '../api/invoice/services/invoice';
import type { DownloadUrl } from '../contract/file';
import { documentDownloadUrl } from '../documents/document-download-url';
import type { DocumentFormat } from '../documents/stored-document';

type Wanted = { reader: Reader; invoiceId: string; format: DocumentFormat };

/** A URL for an invoice that the reader may see. @throws Problem invoice.not-found, document.not-found for a draft */
export async function invoiceDownloadUrl(strapi: Core.Strapi, { reader, invoiceId, format }: Wanted): Promise<DownloadUrl> {
  const { invoice } = await invoiceService({ strapi }).byId(reader, invoiceId);
  return documentDownloadUrl(strapi, { subject: invoice.documentId, kind: invoice.kind, format });
}
