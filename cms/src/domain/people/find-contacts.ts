import type { Core } from '@strapi/strapi';
import type { ContactListQuery, ContactMessage, SentContact } from '../../contract/people/contact';
import { LIST_LIMIT_DEFAULT, type Page } from '../../contract/list';
import { Problem } from '../../contract/problem';
import type { FileCheck } from '../../contract/files/file-check';
import type { FileEntry } from '../../contract/quoting/thread';
import { files, type FileRow } from '../files/file-row';
import { fileDownloadUrl, shownCheck } from '../files/file-verdict';
import { cursorOf, rowIdOf } from '../../platform/http/keyset';
import { findWords, searchText } from '../../platform/search/search-text';

export const contactQueries = ({ strapi }: { strapi: Core.Strapi }) => {
  const contacts = () => strapi.db.query('api::contact.contact');
  return {
    /** Reads one page of messages, newest first. @throws Problem input.invalid for a foreign cursor */
    async list({ status, q, cursor, limit = LIST_LIMIT_DEFAULT }: ContactListQuery): Promise<Page<ContactMessage>> {
      const after = cursor === undefined ? {} : { id: { $lt: rowIdOf(cursor) } };
      const found = q ? await findWords(strapi, 'api::contact.contact', q) : {};
      const rows: ContactRow[] = await contacts().findMany({
        where: { $and: [after, status ? { status } : {}, found] },
        orderBy: { id: 'desc' },
        limit: limit + 1,
      });
      const page = cursorOf(rows, limit);
      return { items: await presentContacts(strapi, page.rows), next: page.next };
    },

    /** @throws Problem contact.not-found */
    async byId(documentId: string): Promise<ContactRow> {
      const row: ContactRow | null = await contacts().findOne({ where: { documentId } });
      if (!row) throw new Problem('contact.not-found');
      return row;
    },

    /** @throws Problem storage.object-not-found */
    async downloadUrl(contactId: string, fileName: string) {
      const file = await files(strapi).findOne({ where: { fileName, contactId, complete: true } });
      if (!file) throw new Problem('storage.object-not-found');
      return fileDownloadUrl(file);
    },
  };
};

export const presentSent = ({ email, receivedAt }: ContactRow): SentContact => ({ email, receivedAt: new Date(receivedAt).toISOString() });

/** Presents messages with the states of their files. */
export async function presentContacts(strapi: Core.Strapi, rows: readonly ContactRow[]): Promise<ContactMessage[]> {
  const sent: FileRow[] = await files(strapi).findMany({ where: { contactId: { $in: rows.map(({ documentId }) => documentId) } } });
  const checks = new Map(sent.map((row) => [row.fileName, shownCheck(row)]));
  const made: { documentId: string; number: string; contactId: string }[] = await strapi.db
    .query('api::quote.quote')
    .findMany({ where: { contactId: { $in: rows.map(({ documentId }) => documentId) } }, select: ['documentId', 'number', 'contactId'] });
  const requests = new Map(made.map(({ documentId: id, number, contactId }) => [contactId, { id, number }]));
  return rows.map((row) => ({ ...presentContact(row, checks), request: requests.get(row.documentId) ?? null }));
}

/** Presents one message, with the states of its files. */
export async function showContact(strapi: Core.Strapi, row: ContactRow): Promise<ContactMessage> {
  const [shown] = await presentContacts(strapi, [row]);
  return shown as ContactMessage;
}

const presentContact = (row: ContactRow, checks: ReadonlyMap<string, FileCheck>): Omit<ContactMessage, 'request'> => ({
  id: row.documentId,
  status: row.status,
  receivedAt: new Date(row.receivedAt).toISOString(),
  locale: row.language,
  name: row.name,
  email: row.email,
  phone: row.phone ?? '',
  company: row.company ?? '',
  topic: row.topic,
  message: row.message,
  // A file that is gone has nothing to warn of.
  files: row.files.map((file) => ({ ...file, check: checks.get(file.fileName) ?? 'unchecked' })),
});

/** A message as stored. */
export type ContactRow = Omit<ContactMessage, 'id' | 'locale' | 'phone' | 'company' | 'files' | 'request'> & {
  id: number;
  documentId: string;
  language: ContactMessage['locale'];
  phone: string | null;
  company: string | null;
  files: Omit<FileEntry, 'check'>[];
  /** The time it was last closed; null while it is open. */
  closedAt: string | null;
  requestHash: string;
};

/** Builds the text that contact messages are searched by. */
export const contactSearchText = ({ name, email, company, phone }: Pick<ContactRow, 'name' | 'email' | 'company' | 'phone'>): string =>
  searchText(name, email, company, phone);

/** Reads the address that notices to staff go to: the setting, else the one that the site shows. */
export async function staffAddress(strapi: Core.Strapi): Promise<string | null> {
  if (process.env.STAFF_EMAIL) return process.env.STAFF_EMAIL;
  const site = await strapi.db
    .query('api::site.site')
    .findOne({ where: { locale: 'de', publishedAt: { $notNull: true } }, select: ['email'] });
  return site?.email ?? null;
}
