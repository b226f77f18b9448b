import type { Core } from '@strapi/strapi';
import { readNews, type LoggedEvent } from '../events/read-news';
import { ensureDocument } from './ensure-document';
import type { DocumentKey } from './stored-document';

/** Reads the event log from its own cursor and stores the document of every step that makes one. */
export const storeDocuments = (strapi: Core.Strapi): Promise<void> =>
  readNews(strapi, 'reader:documents', async (event) => {
    for (const key of documentsOf(event)) await ensureDocument(strapi, key);
  });

function documentsOf({ name, subject, data }: LoggedEvent): DocumentKey[] {
  const own = (id: string, kind: DocumentKey['kind']): DocumentKey => ({ subject: id, kind, format: 'pdf' });
  if (name === 'quote.offered') return [own(String(data?.offerId), 'offer')];
  if (name === 'order.placed') return [own(subject, 'order-confirmation')];
  return [];
}
