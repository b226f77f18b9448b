import type { Core } from '@strapi/strapi';
import type { FileDocument, QuarantinedFile, QuarantineQuery } from '../../contract/files/quarantine';
import { LIST_LIMIT_DEFAULT, type Page } from '../../contract/list';
import { cursorOf, rowIdOf } from '../../platform/http/keyset';
import { type FileRow, files } from '../files/file-row';
import { mayRelease, quarantineFilter } from '../files/quarantine';
import { presentFile } from '../quoting/thread';

type Query = QuarantineQuery & {
  /** Files of contact messages, and who wrote them, are for super admins alone (spec §6). */
  isSuperAdmin: boolean;
};

/** Reads one page of files that wait or are held back, newest first. @throws Problem input.invalid for a foreign cursor */
export async function listQuarantine(
  strapi: Core.Strapi,
  { check, isSuperAdmin, cursor, limit = LIST_LIMIT_DEFAULT }: Query,
): Promise<Page<QuarantinedFile>> {
  const after = cursor === undefined ? {} : { id: { $lt: rowIdOf(cursor) } };
  const readable = isSuperAdmin ? {} : { contactId: { $null: true } };
  const found: FileRow[] = await files(strapi).findMany({
    where: { $and: [after, readable, quarantineFilter(check)] },
    orderBy: { id: 'desc' },
    limit: limit + 1,
  });
  const { rows, next } = cursorOf(found, limit);
  const documents = await documentsFor(strapi, rows);
  return { items: rows.map((row) => present(row, documents)), next };
}

const present = (row: FileRow, documents: ReadonlyMap<string, FileDocument>): QuarantinedFile => ({
  ...presentFile(row),
  note: row.checkNote ?? '',
  at: new Date(row.createdAt).toISOString(),
  document: documents.get(row.orderId ?? row.assignmentId ?? row.quoteId ?? row.contactId ?? '') ?? null,
  releasable: mayRelease(row),
});

type Numbered = { documentId: string; number: string; quoteId?: string; orderId?: string | null };

/** Finds the pages of the documents that files came with, by the document's id: that of an order where there is one. */
async function documentsFor(strapi: Core.Strapi, rows: readonly FileRow[]): Promise<Map<string, FileDocument>> {
  const named = (column: 'quoteId' | 'orderId' | 'assignmentId' | 'contactId') => ({ $in: rows.flatMap((row) => row[column] ?? []) });
  const [quotes, ordered, orders, assignments, contacts]: [
    Numbered[],
    Numbered[],
    Numbered[],
    Numbered[],
    { documentId: string; name: string }[],
  ] = await Promise.all([
    strapi.db.query('api::quote.quote').findMany({ where: { documentId: named('quoteId') }, select: ['documentId', 'number'] }),
    strapi.db.query('api::order.order').findMany({ where: { quoteId: named('quoteId') }, select: ['documentId', 'number', 'quoteId'] }),
    strapi.db.query('api::order.order').findMany({ where: { documentId: named('orderId') }, select: ['documentId', 'number'] }),
    strapi.db
      .query('api::assignment.assignment')
      .findMany({ where: { documentId: named('assignmentId') }, select: ['documentId', 'number', 'quoteId', 'orderId'] }),
    strapi.db.query('api::contact.contact').findMany({ where: { documentId: named('contactId') }, select: ['documentId', 'name'] }),
  ]);
  return new Map<string, FileDocument>([
    ...quotes.map(({ documentId: id, number: label }) => [id, { page: 'quotes', id, label }] as const),
    ...ordered.map(({ documentId: id, number: label, quoteId = '' }) => [quoteId, { page: 'orders', id, label }] as const),
    ...orders.map(({ documentId: id, number: label }) => [id, { page: 'orders', id, label }] as const),
    ...assignments.map(({ documentId, number: label, quoteId = '', orderId }): [string, FileDocument] => [
      documentId,
      orderId ? { page: 'orders', id: orderId, label } : { page: 'quotes', id: quoteId, label },
    ]),
    ...contacts.map(({ documentId: id, name: label }) => [id, { page: null, id, label }] as const),
  ]);
}
