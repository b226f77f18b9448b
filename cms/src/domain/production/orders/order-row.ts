import { searchText } from '../../../platform/search/search-text';
import type { Locale } from '../../../contract/constants';
import type { Buyer, DocumentLine } from '../../../contract/billing/document';
import type { OrderStatus } from '../../../contract/states/order';
import type { TaxCase } from '../../../contract/pricing/tax';
import type { ExpressTerm } from '../../../contract/pricing/pricing';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { Problem } from '../../../contract/problem';

/** A pause as stored: ISO times, open without an end. */
export type StoredPause = { from: string; to: string | null };

/** An order as stored. Amounts are cents; PostgreSQL returns big integers as text. */
export type OrderRow = {
  id: number;
  documentId: string;
  number: string;
  status: OrderStatus;
  heldFrom: OrderStatus | null;
  revision: number;
  quoteId: string;
  offerId: string;
  ownerId: string | null;
  language: Locale;
  name: string;
  email: string;
  company: string | null;
  buyer: Buyer;
  subject: string | null;
  taxCase: TaxCase;
  lines: DocumentLine[];
  drawing: string | null;
  discount: number;
  net: number | string;
  vat: number | string;
  gross: number | string;
  placedAt: string;
  startedAt: string | null;
  dueAt: string | null;
  submittedAt: string | null;
  deliveredAt: string | null;
  reviewUntil: string | null;
  completedAt: string | null;
  /** From when the lead time counts. */
  clockFrom: string;
  leadTimeDays: number;
  express: ExpressTerm | null;
  /** Ids of the categories of its services, with spaces between them; null until it is known. */
  categories: string | null;
  pauses: StoredPause[];
  earlyStart: boolean;
  withdrawUntil: string | null;
  deliveredVersion: number;
  /** How many times a revision was asked for. */
  round: number;
};

type SearchedOrder = Pick<OrderRow, 'number' | 'name' | 'email' | 'company' | 'buyer' | 'subject'>;
/** What lists of orders are searched by. */
export const orderSearchText = ({ number, name, email, company, buyer, subject }: SearchedOrder): string =>
  searchText(number, name, email, company, buyer.name, buyer.reference, subject);

/** Locks an order until the transaction ends: all that is billed and paid for it happens one after the other. @throws Problem order.not-found */
export async function lockOrder(strapi: Core.Strapi, trx: Knex, documentId: string): Promise<OrderRow> {
  // A write, not a read, so that SQLite takes its lock too before anything is read.
  const locked = await trx('orders').where({ document_id: documentId }).update({ document_id: documentId });
  if (locked === 0) throw new Problem('order.not-found');
  return strapi.db.query('api::order.order').findOne({ where: { documentId } });
}
