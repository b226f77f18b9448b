import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { ContactRow } from '../people/find-contacts';
import type { DeclarationRow } from './declarations';
import type { InvoiceRow } from '../billing/invoice-row';
import type { MessageRow } from '../quoting/thread';
import { findOffers, type OfferRow, type QuoteRow } from '../quoting/quote-row';
import type { OrderRow } from '../production/orders/order-row';
import { LIST_LIMIT_DEFAULT, type ListQuery, type Page } from '../../contract/list';
import { cents } from '../../contract/pricing/money';
import { historyKinds, type HistoryEntry, type HistoryKind } from '../../contract/people/person';
import { afterPlace, compareNewest, placeCursor, placeOfCursor, type Place } from '../../platform/http/keyset';
import { ownedBy, type Owner } from '../people/refresh-person';

/** Length of the excerpt of a text in the list. */
const EXCERPT_LENGTH = 160;

type Shown = Omit<HistoryEntry, 'kind' | 'at'>;
type Source<Row> = {
  uid: UID.ContentType;
  timeField: keyof Row & string;
  of: (mine: Mine) => object;
  /** The columns that are read; all of them without it. */
  select?: readonly (keyof Row & string)[];
  show: (row: Row) => Shown;
};
type Mine = { owner: Owner; quoteIds: Knex.QueryBuilder; orderIds: Knex.QueryBuilder };
type Dated = { id: number } & Record<string, unknown>;

const source = <Row>(description: Source<Row>): Source<never> => description as Source<never>;
const nothing = { number: '', amount: null, code: '', text: '' };
const excerpt = (text: string): string => (text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH)}…` : text);
const byAddress = ({ owner: { email } }: Mine) => ({ email });

const sources: Record<HistoryKind, Source<never>> = {
  enquiry: source<ContactRow>({
    uid: 'api::contact.contact',
    timeField: 'receivedAt',
    of: byAddress,
    show: ({ documentId, topic, message }) => ({ ...nothing, id: documentId, code: topic, text: excerpt(message) }),
  }),
  request: source<QuoteRow>({
    uid: 'api::quote.quote',
    timeField: 'submittedAt',
    of: ({ owner }) => ownedBy(owner),
    show: ({ documentId, number, status, gross }) => ({ ...nothing, id: documentId, number, code: status, amount: cents(Number(gross)) }),
  }),
  offer: source<OfferRow>({
    uid: 'api::offer.offer',
    timeField: 'sentAt',
    of: ({ quoteIds }) => ({ quoteId: { $in: quoteIds } }),
    show: ({ quoteId, document: { number }, version, gross }) => ({
      ...nothing,
      id: quoteId,
      number: `${number}-${version}`,
      amount: cents(Number(gross)),
    }),
  }),
  order: source<Pick<OrderRow, 'id' | 'documentId' | 'number' | 'status' | 'gross' | 'placedAt'>>({
    uid: 'api::order.order',
    select: ['id', 'documentId', 'number', 'status', 'gross', 'placedAt'],
    timeField: 'placedAt',
    of: ({ owner }) => ownedBy(owner),
    show: ({ documentId, number, status, gross }) => ({ ...nothing, id: documentId, number, code: status, amount: cents(Number(gross)) }),
  }),
  invoice: source<Pick<InvoiceRow, 'id' | 'documentId' | 'number' | 'kind' | 'issuedAt'> & { gross: number | string }>({
    uid: 'api::invoice.invoice',
    select: ['id', 'documentId', 'number', 'kind', 'issuedAt', 'gross'],
    timeField: 'issuedAt',
    of: ({ orderIds }) => ({ orderId: { $in: orderIds }, state: 'issued' }),
    show: ({ documentId, number, kind, gross }) => ({
      ...nothing,
      id: documentId,
      number: number ?? '',
      code: kind,
      amount: cents(Number(gross)),
    }),
  }),
  message: source<MessageRow & { createdAt: string }>({
    uid: 'api::message.message',
    timeField: 'createdAt',
    of: ({ quoteIds }) => ({ quoteId: { $in: quoteIds }, internal: false }),
    show: ({ quoteId, author, text }) => ({ ...nothing, id: quoteId, code: author, text: excerpt(text) }),
  }),
  declaration: source<DeclarationRow>({
    uid: 'api::declaration.declaration',
    timeField: 'receivedAt',
    of: byAddress,
    show: ({ documentId, number, kind, reference }) => ({ ...nothing, id: documentId, number, code: kind, text: excerpt(reference) }),
  }),
};

type Found = Place & { entry: HistoryEntry };

/** Reads everything between a person and the shop, newest first. @throws Problem input.invalid for a foreign cursor */
export async function readHistory(
  strapi: Core.Strapi,
  owner: Owner & { email: string },
  { cursor, limit = LIST_LIMIT_DEFAULT }: ListQuery,
): Promise<Page<HistoryEntry>> {
  const after = cursor === undefined ? null : placeOfCursor(cursor);
  const lists = await Promise.all(historyKinds.map((kind) => readKind(strapi, kind, { owner, after, limit })));
  const found = lists.flat().toSorted(compareNewest);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return { items: page.map(({ entry }) => entry), next: found.length > limit && last ? placeCursor(last) : null };
}

type Part = { owner: Owner; after: Place | null; limit: number };

/** Reads one entry more than the page takes, of one kind. */
async function readKind(strapi: Core.Strapi, kind: HistoryKind, { owner, after, limit }: Part): Promise<Found[]> {
  const list = historyKinds.indexOf(kind);
  const { uid, timeField, of, select, show } = sources[kind];
  const query = {
    where: { $and: [of(mineOf(strapi, owner)), after ? afterPlace(after, list, timeField) : {}] },
    orderBy: [{ [timeField]: 'desc' }, { id: 'desc' }],
    limit: limit + 1,
  };
  const rows: Dated[] = kind === 'offer' ? await findOffers(strapi, query) : await strapi.db.query(uid).findMany({ ...query, select });
  return rows.map((row) => {
    const at = new Date(row[timeField] as string);
    return { at, list, id: row.id, entry: { kind, at: at.toISOString(), ...show(row as never) } };
  });
}

/** Builds a new query each time: a builder is used up by its query. */
const mineOf = (strapi: Core.Strapi, owner: Owner): Mine => ({
  owner,
  quoteIds: idsOwned(strapi, 'quotes', owner),
  orderIds: idsOwned(strapi, 'orders', owner),
});

const idsOwned = (strapi: Core.Strapi, table: 'quotes' | 'orders', { accountId, email }: Owner): Knex.QueryBuilder =>
  strapi.db
    .connection(table)
    .select('document_id')
    .where((mine) => {
      if (accountId !== null) void mine.orWhere({ owner_id: accountId });
      if (email !== null) void mine.orWhere((unowned) => unowned.whereNull('owner_id').andWhere({ email }));
    });
