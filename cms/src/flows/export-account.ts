import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { ZipFile } from 'yazl';
import type { AssignmentRow } from '../api/assignment/assignment-row';
import type { ContactRow } from '../api/contact/contact-row';
import { presentContact } from '../api/contact/present';
import type { InvoiceRow } from '../api/invoice/invoice-row';
import type { OrderRow } from '../api/order/order-row';
import type { QuoteRow } from '../api/quote/quote-row';
import { presentAccount, type AccountRow } from '../accounts/account-row';
import { listDevices } from '../accounts/sessions';
import { storedDocuments, type StoredDocument } from '../documents/stored-document';
import { files, type FileRow } from '../files/file-row';
import { fileStore } from '../files/open-store';
import { showAssignment } from './show-assignment';
import { showOrder } from './show-order';
import { showQuote } from './show-quote';

/**
 * Everything the shop knows about a person (GDPR art. 15 and 20) as a ZIP: JSON for programs, files and documents as
 * they were sent. Messages of the contact form count once the address they came from is proven. Streams.
 */
export async function exportAccount(strapi: Core.Strapi, account: AccountRow): Promise<Readable> {
  const { documentId: ownerId } = account;
  const owned = { where: { ownerId }, orderBy: { id: 'asc' } };
  const [quotes, orders]: [QuoteRow[], OrderRow[]] = await Promise.all([
    strapi.db.query('api::quote.quote').findMany(owned),
    strapi.db.query('api::order.order').findMany(owned),
  ]);
  const [contacts, invoices, assignments, views] = await Promise.all([
    findContacts(strapi, account),
    findInvoices(strapi, orders),
    findAssignments(strapi, ownerId),
    strapi.db.query('api::saved-view.saved-view').findMany({ ...owned, select: ['list', 'name', 'filter', 'shared'] }),
  ]);
  const zip = new ZipFile();
  addJson(zip, 'account.json', { ...presentAccount(account), sessions: await listDevices(strapi, account, '') });
  addJson(zip, 'quotes.json', await oneByOne(quotes, (quote) => showQuote(strapi, quote)));
  addJson(zip, 'orders.json', await oneByOne(orders, (order) => showOrder(strapi, order)));
  addJson(zip, 'assignments.json', await oneByOne(assignments, (assignment) => showAssignment(strapi, assignment)));
  addJson(
    zip,
    'invoices.json',
    invoices.map(({ document }) => document),
  );
  addJson(zip, 'messages.json', contacts.map(presentContact));
  if (views.length > 0) addJson(zip, 'saved-views.json', views);
  await addFiles(strapi, zip, { quotes, orders, contacts });
  await addDocuments(strapi, zip, [...quotes.flatMap(({ offerId }) => offerId ?? []), ...idsOf(orders), ...idsOf(invoices)]);
  zip.end();
  return zip.outputStream as Readable;
}

const idsOf = (rows: readonly { documentId: string }[]): string[] => rows.map(({ documentId }) => documentId);

/** One after the other: an export must not take all of the database's connections. */
async function oneByOne<Row, Shown>(rows: readonly Row[], show: (row: Row) => Promise<Shown>): Promise<Shown[]> {
  const shown: Shown[] = [];
  for (const row of rows) shown.push(await show(row));
  return shown;
}

const findContacts = async (strapi: Core.Strapi, { confirmed, email }: AccountRow): Promise<ContactRow[]> =>
  confirmed ? strapi.db.query('api::contact.contact').findMany({ where: { email }, orderBy: { id: 'asc' } }) : [];

const findInvoices = (strapi: Core.Strapi, orders: readonly OrderRow[]): Promise<InvoiceRow[]> =>
  strapi.db.query('api::invoice.invoice').findMany({ where: { orderId: { $in: idsOf(orders) }, state: 'issued' }, orderBy: { id: 'asc' } });

const findAssignments = (strapi: Core.Strapi, contractorId: string): Promise<AssignmentRow[]> =>
  strapi.db.query('api::assignment.assignment').findMany({ where: { contractorId }, orderBy: { id: 'asc' } });

type Owned = { quotes: readonly QuoteRow[]; orders: readonly OrderRow[]; contacts: readonly ContactRow[] };

/** What was sent to the shop, and what it delivered. */
async function addFiles(strapi: Core.Strapi, zip: ZipFile, { quotes, orders, contacts }: Owned): Promise<void> {
  const rows: FileRow[] = await files(strapi).findMany({
    where: {
      $or: [{ quoteId: { $in: idsOf(quotes) } }, { contactId: { $in: idsOf(contacts) } }, { orderId: { $in: idsOf(orders) } }],
      complete: true,
    },
    orderBy: { id: 'asc' },
  });
  const numberOf = new Map([...quotes, ...orders].map(({ documentId, number }) => [documentId, number]));
  const deliveredOf = new Map(orders.map(({ documentId, deliveredVersion }) => [documentId, deliveredVersion]));
  for (const row of rows) {
    const isAhead = row.orderId !== null && Number(row.version) > (deliveredOf.get(row.orderId) ?? 0);
    const folder = numberOf.get(row.orderId ?? row.quoteId ?? '') ?? 'messages';
    if (!isAhead) addStored(zip, `files/${folder}/${row.fileName.slice(0, 8)}-${safeName(row.originalName)}`, row);
  }
}

/** Offers, confirmations and invoices as they were sent. */
async function addDocuments(strapi: Core.Strapi, zip: ZipFile, subjects: readonly string[]): Promise<void> {
  const rows: StoredDocument[] = await storedDocuments(strapi).findMany({
    where: { subject: { $in: [...subjects] } },
    orderBy: { id: 'asc' },
  });
  for (const row of rows) addStored(zip, `documents/${safeName(row.name)}`, row);
}

/** Plans, scans and PDFs are compressed formats: packing them again costs time and saves nothing. */
function addStored(zip: ZipFile, name: string, { fileName, size }: Pick<StoredDocument, 'fileName' | 'size'>): void {
  zip.addReadStreamLazy(name, { compress: false, size: Number(size) }, (done) => void openStream(fileName, done));
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
