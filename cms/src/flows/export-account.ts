import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { ZipFile } from 'yazl';
import type { ContactRow } from '../api/contact/contact-row';
import { presentContact } from '../api/contact/present';
import { presentQuote } from '../api/quote/present';
import type { QuoteRow } from '../api/quote/quote-row';
import { presentAccount, type AccountRow } from '../accounts/account-row';
import { listDevices } from '../accounts/sessions';
import { files, type FileRow } from '../files/file-row';
import { fileStore } from '../files/open-store';

/**
 * Everything the shop knows about a person (GDPR art. 15 and 20) as a ZIP: JSON for programs, files as they were sent.
 * Messages of the contact form count once the address they came from is proven. Streams.
 */
export async function exportAccount(strapi: Core.Strapi, account: AccountRow): Promise<Readable> {
  const quotes: QuoteRow[] = await strapi.db
    .query('api::quote.quote')
    .findMany({ where: { ownerId: account.documentId }, orderBy: { id: 'asc' } });
  const zip = new ZipFile();
  addJson(zip, 'account.json', { ...presentAccount(account), sessions: await listDevices(strapi, account, '') });
  addJson(zip, 'quotes.json', quotes.map(presentQuote));
  const contacts: ContactRow[] = account.confirmed
    ? await strapi.db.query('api::contact.contact').findMany({ where: { email: account.email }, orderBy: { id: 'asc' } })
    : [];
  addJson(zip, 'messages.json', contacts.map(presentContact));
  const idsOf = (rows: readonly { documentId: string }[]) => rows.map(({ documentId }) => documentId);
  const rows: FileRow[] = await files(strapi).findMany({
    where: { $or: [{ quoteId: { $in: idsOf(quotes) } }, { contactId: { $in: idsOf(contacts) } }], complete: true },
    orderBy: { id: 'asc' },
  });
  const numberOf = new Map(quotes.map(({ documentId, number }) => [documentId, number]));
  for (const row of rows) {
    const name = `files/${numberOf.get(row.quoteId ?? '') ?? 'messages'}/${row.fileName.slice(0, 8)}-${safeName(row.originalName)}`;
    // Plans and scans are compressed formats: packing them again costs time and saves nothing.
    zip.addReadStreamLazy(name, { compress: false, size: Number(row.size) }, (done) => void openStream(row.fileName, done));
  }
  zip.end();
  return zip.outputStream as Readable;
}

function addJson(zip: ZipFile, name: string, value: unknown): void {
  zip.addBuffer(Buffer.from(JSON.stringify(value, null, 2)), name);
}

async function openStream(fileName: string, done: (error: unknown, stream: Readable) => void): Promise<void> {
  const stream = await fileStore()
    .open(fileName)
    .catch((error: unknown) => error);
  if (stream instanceof Error) done(stream, undefined as never);
  else done(null, stream as Readable);
}

const safeName = (name: string): string => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').slice(-150);
