import { searchText } from '../../../platform/search/search-text';
import type { Locale } from '../../../contract/constants';
import { type OrderDocument, storedOrders } from '../../../contract/billing/stored-document';
import type { OrderStatus } from '../../../contract/states/order';
import type { TaxCase } from '../../../contract/pricing/tax';
import * as z from 'zod/mini';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { Problem } from '../../../contract/problem';
import { totalsOf } from '../../../contract/billing/document';
import type { Page } from '../../../contract/list';
import { type CustomerType, customerTypes } from '../../../contract/pricing/customer-type';
import { cents } from '../../../contract/pricing/money';
import type { Order, OrderSummary, StaffOrderSummary } from '../../../contract/production/order';
import type { Rows } from '../../../platform/http/keyset';

/** An order as stored, with its content in today's form. Amounts are cents; PostgreSQL returns big integers as text. */
export type OrderRow = OrderDocument & {
  id: number;
  documentId: string;
  number: string;
  status: OrderStatus;
  heldFrom: OrderStatus | null;
  revision: number;
  /** The newest amendment that was accepted, by its sequence; 0 while the order is as it was placed. */
  amended: number;
  quoteId: string;
  offerId: string;
  /** The keys of the offer's lines that were chosen; null where there was nothing to choose. */
  chosen: string[] | null;
  ownerId: string | null;
  /** The member of the team who answers for it; null while nobody does. */
  responsibleId: string | null;
  language: Locale;
  name: string;
  email: string;
  company: string | null;
  taxCase: TaxCase;
  drawing: string | null;
  discount: number;
  net: number | string;
  vat: number | string;
  gross: number | string;
  placedAt: string;
  startedAt: string | null;
  dueAt: string | null;
  /** The team's own due time, which no customer sees. */
  internalDueAt: string | null;
  submittedAt: string | null;
  deliveredAt: string | null;
  reviewUntil: string | null;
  completedAt: string | null;
  /** The time from which the lead time counts. */
  clockFrom: string;
  leadTimeDays: number;
  /** The day promised for express work, YYYY-MM-DD, and the units it takes of that day's room; null without express, and once a revision starts the clock anew. */
  expressDay: string | null;
  expressUnits: number | null;
  /** Ids of the categories of its services, with spaces between them; null until it is known. */
  categories: string | null;
  earlyStart: boolean;
  withdrawUntil: string | null;
  /** The time at which it was completed, cancelled or withdrawn; null while it is open. */
  endedAt: string | null;
  /** The time at which the customer was notified that its files will be removed, and that at which they were. */
  filesNoticedAt: string | null;
  filesRemovedAt: string | null;
  /** Checksums of the texts that applied when it was placed; null for orders from before these were kept. */
  termsVersion: string | null;
  privacyVersion: string | null;
  deliveredVersion: number;
  /** Number of revisions that the customer requested. */
  round: number;
};

type StoredOrderRow = Omit<OrderRow, keyof OrderDocument> & Record<keyof OrderDocument, unknown> & { schemaVersion: number | null };

/** Reads an order of the database in today's form. */
export const readOrder = (row: StoredOrderRow): OrderRow => ({ ...row, ...storedOrders.read(row, `order ${row.documentId}`) });

/**
 * Reads orders with their lines in today's form, which all code but lists does through here (`findListedOrders`); other
 * columns may be selected past it.
 */
export async function findOrders(strapi: Core.Strapi, query: { where: object; orderBy?: object; limit?: number }): Promise<OrderRow[]> {
  const rows: StoredOrderRow[] = await strapi.db.query('api::order.order').findMany(query);
  return rows.map(readOrder);
}

export async function findOrder(strapi: Core.Strapi, where: object): Promise<OrderRow | null> {
  const row: StoredOrderRow | null = await strapi.db.query('api::order.order').findOne({ where });
  return row && readOrder(row);
}

const listed = ['id', 'documentId', 'number', 'status', 'revision', 'quoteId', 'name', 'email', 'company', 'drawing'] as const;
const listedFacts = ['net', 'gross', 'placedAt', 'dueAt', 'heldFrom', 'express', 'responsibleId'] as const;

/** An order in a list: of its lines only the names are read. */
export type ListedOrder = Pick<OrderRow, (typeof listed)[number] | (typeof listedFacts)[number]> & {
  services: string[];
  customerType: CustomerType;
};

/** Lines have had names in every version. */
const NamedLines = z.array(z.object({ name: z.string() }));
/** So have buyers had a kind. */
const KnownBuyer = z.object({ customerType: z.enum(customerTypes) });

/** Reads orders for lists, which show too many at once to read each as a whole. */
export async function findListedOrders(strapi: Core.Strapi, query: object): Promise<ListedOrder[]> {
  const select = [...listed, ...listedFacts, 'lines', 'buyer'];
  const rows: (ListedOrder & { lines: unknown; buyer: unknown })[] = await strapi.db
    .query('api::order.order')
    .findMany({ ...query, select });
  return rows.map(({ lines, buyer, ...row }) => ({
    ...row,
    services: NamedLines.parse(lines).map(({ name }) => name),
    customerType: KnownBuyer.parse(buyer).customerType,
  }));
}

type SearchedOrder = Pick<OrderRow, 'number' | 'name' | 'email' | 'company' | 'buyer' | 'subject'>;
/** Builds the text that lists of orders are searched by. */
export const orderSearchText = ({ number, name, email, company, buyer, subject }: SearchedOrder): string =>
  searchText(number, name, email, company, buyer.name, buyer.reference, subject);

/**
 * Locks an order until the transaction ends, so that its billing and payments happen one after the other. @throws Problem
 * order.not-found
 */
export async function lockOrder(strapi: Core.Strapi, trx: Knex, documentId: string): Promise<OrderRow> {
  // A write, not a read, so that SQLite takes its lock too before anything is read.
  const locked = await trx('orders').where({ document_id: documentId }).update({ document_id: documentId });
  if (locked === 0) throw new Problem('order.not-found');
  const order = await findOrder(strapi, { documentId });
  if (!order) throw new Problem('order.not-found');
  return order;
}

export const time = (value: string | null): string | null => (value === null ? null : new Date(value).toISOString());

/** Presents the order's own fields, without what is read from other tables. */
export const presentOrder = (
  row: OrderRow,
): Omit<Order, 'quote' | 'amendments' | 'terms' | 'privacy' | 'filesUntil' | 'results' | 'marks' | 'files' | 'messages' | 'timeline'> => ({
  id: row.documentId,
  number: row.number,
  status: row.status,
  heldFrom: row.heldFrom,
  revision: row.revision,
  locale: row.language,
  placedAt: new Date(row.placedAt).toISOString(),
  startedAt: time(row.startedAt),
  dueAt: time(row.dueAt),
  deliveredAt: time(row.deliveredAt),
  reviewUntil: time(row.reviewUntil),
  completedAt: time(row.completedAt),
  leadTimeDays: row.leadTimeDays,
  express: row.express,
  buyer: row.buyer,
  subject: row.subject,
  taxCase: row.taxCase,
  lines: row.lines,
  discount: row.discount,
  totals: totalsOf(row),
  earlyStart: row.earlyStart,
  withdrawUntil: time(row.withdrawUntil),
  filesRemovedAt: time(row.filesRemovedAt),
});

/** Presents an order in its customer's list. */
const presentSummary = (row: ListedOrder): OrderSummary => ({
  id: row.documentId,
  number: row.number,
  status: row.status,
  placedAt: new Date(row.placedAt).toISOString(),
  dueAt: time(row.dueAt),
  services: row.services,
  drawing: row.drawing ?? '',
  net: cents(Number(row.net)),
  gross: cents(Number(row.gross)),
  customerType: row.customerType,
});

/** Presents an order in the staff list. */
export const presentStaffSummary = (row: ListedOrder): StaffOrderSummary => ({
  ...presentSummary(row),
  revision: row.revision,
  name: row.name,
  email: row.email,
  company: row.company ?? '',
});

export const presentOrders = ({ rows, next }: Rows<ListedOrder>): Page<OrderSummary> => ({ items: rows.map(presentSummary), next });
export const presentStaffOrders = ({ rows, next }: Rows<ListedOrder>): Page<StaffOrderSummary> => ({
  items: rows.map(presentStaffSummary),
  next,
});
