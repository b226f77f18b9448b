import type { Core } from '@strapi/strapi';
import type { LoggedEvent } from '../../contract/people/logged-event';
import { readNews } from '../events/read-news';
import { ensureDocument } from './ensure-document';
import type { DocumentFormat, DocumentKey } from './stored-document';

/** Reads the event log from its own cursor and stores the document of every step that makes one. */
export const storeDocuments = (strapi: Core.Strapi): Promise<void> =>
  readNews(strapi, 'reader:documents', async (event) => {
    for (const key of documentsOf(event)) await ensureDocument(strapi, key);
  });

function documentsOf({ name, subject, data }: LoggedEvent): DocumentKey[] {
  const drawn = (id: string | undefined, kind: DocumentKey['kind'], format: DocumentFormat = 'pdf'): DocumentKey => ({
    subject: String(id),
    kind,
    format,
  });
  const invoice = (id: string | undefined, kind: 'invoice' | 'cancellation') => [drawn(id, kind), drawn(id, kind, 'xml')];
  switch (name) {
    case 'quote.offered':
      return [drawn(data.offerId, 'offer')];
    case 'order.placed':
      return [drawn(subject, 'order-confirmation')];
    case 'invoice.issued':
      return invoice(subject, 'invoice');
    case 'invoice.cancelled':
      return invoice(data.cancellationId, 'cancellation');
    case 'invoice.reminded':
      return [drawn(data.reminderId, 'reminder')];
    default:
      return [];
  }
}
