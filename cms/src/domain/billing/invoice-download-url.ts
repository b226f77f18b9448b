import type { Core } from '@strapi/strapi';
import { invoiceQueries, type Reader } from './find-invoices';
import type { DownloadUrl } from '../../contract/files/file';
import { documentDownloadUrl } from '../../platform/documents/document-download-url';
import type { DocumentFormat } from '../../platform/documents/stored-document';

type Wanted = { reader: Reader; invoiceId: string; format: DocumentFormat };

/** A URL for an invoice that the reader may see. @throws Problem invoice.not-found, document.not-found for a draft */
export async function invoiceDownloadUrl(strapi: Core.Strapi, { reader, invoiceId, format }: Wanted): Promise<DownloadUrl> {
  const { invoice } = await invoiceQueries({ strapi }).byId(reader, invoiceId);
  return documentDownloadUrl(strapi, { subject: invoice.documentId, kind: invoice.kind, format });
}
