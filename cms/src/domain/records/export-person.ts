import { amendments } from '../production/amendments/amendment-row';
import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { ZipFile } from 'yazl';
import type { AssignmentRow } from '../production/assignments/present-assignment';
import { type ContactRow, presentContacts } from '../people/find-contacts';
import { type ContractorRow, presentProfile } from '../production/contractors/contractors';
import { type DeclarationRow, presentReceipt } from './declarations';
import { findOwnTraces } from './find-security-entries';
import { findInvoices } from '../billing/invoice-row';
import { findOrders, type OrderRow } from '../production/orders/order-row';
import type { QuoteRow } from '../quoting/quote-row';
import { type AccountRow, actorOfRole, presentAccount } from '../people/account-row';
import { listDevices } from '../people/sessions';
import { type StoredDocument, storedDocuments } from '../../platform/documents/stored-document';
import { type FileRow, files } from '../files/file-row';
import { isDownloadable, type FileCheck } from '../../contract/files/file-check';
import { findDownload } from '../files/find-download';
import { shownCheck } from '../files/file-verdict';
import { fileStore } from '../../platform/storage/open-store';
import { ownedBy } from '../people/refresh-person';
import { showAssignment } from '../production/assignments/show-assignment';
import { showOrder } from '../production/orders/show-order';
import { showQuote } from '../quoting/show-quote';
import { appendEvent } from '../../platform/events/append-event';

/**
 * The person whose data are exported. Documents under an address alone count once the address is proven, or when a super
 * admin gives the archive to its owner.
 */
export type Subject = { account: AccountRow | null; email: string | null };

export const subjectOf = (account: AccountRow): Subject => ({ account, email: account.confirmed ? account.email : null });

/**
 * Streams everything the shop knows about a person (GDPR art. 15 and 20) as a ZIP: JSON for programs, files and documents
 * as they were sent.
 */
export async function exportPerson(strapi: Core.Strapi, { account, email }: Subject): Promise<Readable> {
  const accountId = account?.documentId ?? null;
  const owned = { where: ownedBy({ accountId, email }), orderBy: { id: 'asc' } } as const;
  const [quotes, orders]: [QuoteRow[], OrderRow[]] = await Promise.all([
    strapi.db.query('api::quote.quote').findMany(owned),
    findOrders(strapi, owned),
  ]);
  const [contacts, declarations, invoices] = await Promise.all([
    findSent<ContactRow>(strapi, 'api::contact.contact', email),
    findSent<DeclarationRow>(strapi, 'api::declaration.declaration', email),
    findInvoices(strapi, { where: { orderId: { $in: idsOf(orders) }, state: 'issued' }, orderBy: { id: 'asc' } }),
  ]);
  const zip = new ZipFile();
  if (account) await addAccount(strapi, zip, account);
  addJson(zip, 'quotes.json', await oneByOne(quotes, (quote) => showQuote(strapi, quote)));
  addJson(zip, 'orders.json', await oneByOne(orders, (order) => showOrder(strapi, order)));
  addJson(
    zip,
    'invoices.json',
    invoices.map(({ document }) => document),
  );
  addJson(zip, 'messages.json', await presentContacts(strapi, contacts));
  addJson(zip, 'declarations.json', declarations.map(presentReceipt));
  addJson(zip, 'security-events.json', await findOwnTraces(strapi, { accountId, email }));
  await addFiles(strapi, zip, { quotes, orders, contacts });
  await addDocuments(strapi, zip, [
    ...quotes.flatMap(({ offerId }) => offerId ?? []),
    ...idsOf(orders),
    ...(await changesOf(strapi, orders)),
    ...idsOf(invoices),
  ]);
  zip.end();
  return zip.outputStream as Readable;
}

/** Streams an order as a ZIP: its content as JSON, all files that were sent and delivered, and its documents. */
export async function exportOrder(strapi: Core.Strapi, order: OrderRow): Promise<Readable> {
  const [quote, invoices] = await Promise.all([
    strapi.db.query('api::quote.quote').findOne({ where: { documentId: order.quoteId } }) as Promise<QuoteRow>,
    findInvoices(strapi, { where: { orderId: order.documentId, state: 'issued' }, orderBy: { id: 'asc' } }),
  ]);
  const zip = new ZipFile();
  addJson(zip, 'order.json', await showOrder(strapi, order));
  await addFiles(strapi, zip, { quotes: [quote], orders: [order], contacts: [] });
  await addDocuments(strapi, zip, [order.offerId, order.documentId, ...(await changesOf(strapi, [order])), ...idsOf(invoices)]);
  zip.end();
  return zip.outputStream as Readable;
}

/** Adds the account itself, its devices, views and lists of services, and a contractor's assignments and profile. */
async function addAccount(strapi: Core.Strapi, zip: ZipFile, account: AccountRow): Promise<void> {
  const { documentId: accountId } = account;
  addJson(zip, 'account.json', { ...presentAccount(account), sessions: await listDevices(strapi, account, '') });
  const assignments: AssignmentRow[] = await strapi.db
    .query('api::assignment.assignment')
    .findMany({ where: { contractorId: accountId }, orderBy: { id: 'asc' } });
  addJson(zip, 'assignments.json', await oneByOne(assignments, (assignment) => showAssignment(strapi, assignment)));
  const profile: ContractorRow | null = await strapi.db.query('api::contractor.contractor').findOne({ where: { accountId } });
  if (profile) addJson(zip, 'contractor.json', { ...presentProfile(profile), notes: profile.notes });
  const views: object[] = await strapi.db
    .query('api::saved-view.saved-view')
    .findMany({ where: { ownerId: accountId }, select: ['list', 'name', 'filter', 'shared'], orderBy: { id: 'asc' } });
  if (views.length > 0) addJson(zip, 'saved-views.json', views);
  const lists: object[] = await strapi.db
    .query('api::cart-list.cart-list')
    .findMany({ where: { ownerId: accountId }, select: ['name', 'items', 'createdAt'], orderBy: { id: 'asc' } });
  if (lists.length > 0) addJson(zip, 'cart-lists.json', lists);
}

/** The ids of the amendments of orders. */
const changesOf = async (strapi: Core.Strapi, orders: readonly OrderRow[]): Promise<string[]> =>
  idsOf(await amendments(strapi).findMany({ where: { orderId: { $in: idsOf(orders) } }, select: ['documentId'], orderBy: { id: 'asc' } }));

const idsOf = (rows: readonly { documentId: string }[]): string[] => rows.map(({ documentId }) => documentId);

/** Maps rows one after the other: an export must not take all of the database's connections. */
async function oneByOne<Row, Shown>(rows: readonly Row[], show: (row: Row) => Promise<Shown>): Promise<Shown[]> {
  const shown: Shown[] = [];
  for (const row of rows) shown.push(await show(row));
  return shown;
}

const findSent = async <Row>(
  strapi: Core.Strapi,
  uid: 'api::contact.contact' | 'api::declaration.declaration',
  email: string | null,
): Promise<Row[]> => (email === null ? [] : strapi.db.query(uid).findMany({ where: { email }, orderBy: { id: 'asc' } }));

type Owned = { quotes: readonly QuoteRow[]; orders: readonly OrderRow[]; contacts: readonly ContactRow[] };

/**
 * Adds the files that were sent to the shop, and those that it delivered. Those that may not leave it are named in
 * `files-left-out.json`, with the state of their check.
 */
async function addFiles(strapi: Core.Strapi, zip: ZipFile, { quotes, orders, contacts }: Owned): Promise<void> {
  const rows: FileRow[] = await files(strapi).findMany({
    where: {
      $or: [{ quoteId: { $in: idsOf(quotes) } }, { contactId: { $in: idsOf(contacts) } }, { orderId: { $in: idsOf(orders) } }],
      complete: true,
      // What was taken out of a copy for contractors is in the original.
      cleanedFrom: { $null: true },
    },
    orderBy: { id: 'asc' },
  });
  const numberOf = new Map([...quotes, ...orders].map(({ documentId, number }) => [documentId, number]));
  const deliveredOf = new Map(orders.map(({ documentId, deliveredVersion }) => [documentId, deliveredVersion]));
  const leftOut: { name: string; check: FileCheck }[] = [];
  for (const row of rows) {
    const isAhead = row.orderId !== null && Number(row.version) > (deliveredOf.get(row.orderId) ?? 0);
    const folder = numberOf.get(row.orderId ?? row.quoteId ?? '') ?? 'messages';
    const name = `files/${folder}/${row.fileName.slice(0, 8)}-${safeName(row.originalName)}`;
    if (isAhead) continue;
    const check = shownCheck(row);
    if (isDownloadable(check)) addStored(zip, name, { ...row, open: () => openDownloadable(strapi, row.fileName) });
    else leftOut.push({ name, check });
  }
  if (leftOut.length > 0) addJson(zip, 'files-left-out.json', leftOut);
}

/** Adds offers, confirmations and invoices as they were sent. */
async function addDocuments(strapi: Core.Strapi, zip: ZipFile, subjects: readonly string[]): Promise<void> {
  const rows: StoredDocument[] = await storedDocuments(strapi).findMany({
    where: { subject: { $in: [...subjects] } },
    orderBy: { id: 'asc' },
  });
  for (const row of rows) addStored(zip, `documents/${safeName(row.name)}`, { ...row, open: () => fileStore().open(row.fileName) });
}

/** Adds a file without compressing it: plans, scans and PDFs are compressed formats already. */
function addStored(zip: ZipFile, name: string, { size, open }: { size: number | string; open: () => Promise<Readable> }): void {
  zip.addReadStreamLazy(name, { compress: false, size: Number(size) }, (done) => void openStream(open, done));
}

/** Opens a file when the archive has come to it. The verdict may have come first: then the archive breaks off. */
async function openDownloadable(strapi: Core.Strapi, fileName: string): Promise<Readable> {
  await findDownload(strapi, fileName);
  return fileStore().open(fileName);
}

function addJson(zip: ZipFile, name: string, value: unknown): void {
  zip.addBuffer(Buffer.from(JSON.stringify(value, null, 2)), name);
}

async function openStream(open: () => Promise<Readable>, done: (error: unknown, stream: Readable) => void): Promise<void> {
  const stream = await open().catch((error: unknown) => error);
  if (stream instanceof Error) done(stream, undefined as never);
  else done(null, stream as Readable);
}

const safeName = (name: string): string => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').slice(-150);

/** Logs that people take out their own data. */
export const noteOwnExport = async (strapi: Core.Strapi, { documentId, role }: AccountRow): Promise<number> =>
  await strapi.db.transaction(({ trx }) =>
    appendEvent(strapi, trx, { topic: 'account', name: 'account.exported', subject: documentId, actor: actorOfRole(role?.type) }),
  );

/** Logs that a super admin exports a person's data. */
export const noteExport = async (strapi: Core.Strapi, personId: string, { documentId: accountId }: AccountRow): Promise<number> =>
  await strapi.db.transaction(({ trx }) =>
    appendEvent(strapi, trx, {
      topic: 'contact',
      name: 'contact.person-exported',
      subject: personId,
      actor: 'superAdmin',
      data: { accountId },
    }),
  );
