import type { Core, UID } from '@strapi/strapi';
import { accounts } from '../people/account-row';
import type { AuditDocument, AuditTopic } from '../../contract/people/audit';

type Fact = { topic: AuditTopic; subject: string; data: Record<string, string | number> | null };
type Found = Record<string, string | null> & { documentId: string };

type Source = { uid: UID.ContentType; columns: string[]; show: (row: Found) => AuditDocument };

/** Where the documents of a topic stand, and how an entry names one. */
const sources: Partial<Record<AuditTopic, Source>> = {
  quote: { uid: 'api::quote.quote', columns: ['number'], show: (row) => ({ page: 'quotes', id: row.documentId, label: row.number ?? '' }) },
  order: { uid: 'api::order.order', columns: ['number'], show: (row) => ({ page: 'orders', id: row.documentId, label: row.number ?? '' }) },
  invoice: {
    uid: 'api::invoice.invoice',
    columns: ['number'],
    show: (row) => ({ page: 'invoices', id: row.documentId, label: row.number ?? '' }),
  },
  mail: { uid: 'api::outbox.outbox', columns: ['to'], show: (row) => ({ page: 'mailbox', id: row.documentId, label: row.to ?? '' }) },
  contact: { uid: 'api::contact.contact', columns: ['name'], show: (row) => ({ page: null, id: row.documentId, label: row.name ?? '' }) },
  assignment: {
    uid: 'api::assignment.assignment',
    columns: ['number', 'quoteId', 'orderId'],
    show: ({ number, quoteId, orderId }) => ({
      page: orderId ? 'orders' : 'quotes',
      id: orderId ?? quoteId ?? '',
      label: number ?? '',
    }),
  },
};

/** What entries are about, by topic and id; what is gone is missing. */
export async function findAuditDocuments(strapi: Core.Strapi, facts: readonly Fact[]): Promise<Map<string, AuditDocument>> {
  const subjectsOf = (topic: AuditTopic) => [...new Set(facts.flatMap((fact) => (fact.topic === topic ? [fact.subject] : [])))];
  const found = await Promise.all(
    (Object.entries(sources) as [AuditTopic, Source][]).map(async ([topic, { uid, columns, show }]) => {
      const rows = await findRows(strapi.db.query(uid), subjectsOf(topic), columns);
      return rows.map((row): [string, AuditDocument] => [`${topic}:${row.documentId}`, show(row)]);
    }),
  );
  const people = await findRows(accounts(strapi), subjectsOf('account'), ['email']);
  const accountsFound = people.map(({ documentId, email }): [string, AuditDocument] => [
    `account:${documentId}`,
    { page: null, id: documentId, label: email ?? '' },
  ]);
  return new Map([...found.flat(), ...accountsFound]);
}

type Table = { findMany(query: object): Promise<Found[]> };

const findRows = async (table: Table, ids: readonly string[], columns: readonly string[]): Promise<Found[]> =>
  ids.length === 0 ? [] : table.findMany({ where: { documentId: { $in: ids } }, select: ['documentId', ...columns] });
