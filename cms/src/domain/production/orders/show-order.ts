import { isBlocked } from '../../../contract/files/file-check';
import type { Core } from '@strapi/strapi';
import { presentFile, showThread } from '../../quoting/thread';
import { findOffer, type OfferRow, type QuoteRow } from '../../quoting/quote-row';
import { findLegalText, legalTextHtml, presentVersion } from '../../catalogue/legal-text';
import { findAmendment, findAmendments, presentAmendment } from '../amendments/amendment-row';
import { filesUntil } from './remove-order-files';
import { customerMarks, findMarks, staffMarks } from '../marks/mark-row';
import { presentOrder, type OrderRow, findListedOrders, findOrder, type ListedOrder, time } from './order-row';
import type { AgreedTerms, Order, StaffOrder, OrderListQuery } from '../../../contract/production/order';
import { quoteFacts } from '../../../contract/states/facts';
import { readTimeline } from '../../../platform/events/topics';
import { files, type FileRow } from '../../files/file-row';
import { LIST_LIMIT_DEFAULT } from '../../../contract/list';
import { Problem } from '../../../contract/problem';
import { openOrderStatuses, runningOrderStatuses } from '../../../contract/states/order';
import type { Rows } from '../../../platform/http/keyset';
import { listPage } from '../../../platform/http/sorted-page';
import { findWords } from '../../../platform/search/search-text';
import type { DownloadUrl } from '../../../contract/files/file';
import { documentDownloadUrl } from '../../../platform/documents/store-documents';
import { fileDownloadUrl } from '../../files/file-verdict';

/**
 * Reads an order with its history, as its customer may see it: results only once they were delivered, and staff in place of
 * contractors. A result in which the check found something is none.
 */
export async function showOrder(strapi: Core.Strapi, order: OrderRow): Promise<Order> {
  const [{ results, ...shared }, marks] = await Promise.all([
    gather(strapi, order, { internal: false }),
    findMarks(strapi, order.documentId),
  ]);
  return {
    ...shared,
    marks: customerMarks(marks),
    results: results.filter(({ version, check }) => version <= order.deliveredVersion && !isBlocked(check)),
    timeline: shared.timeline.map((entry) => (entry.actor === 'contractor' ? { ...entry, actor: 'staff' as const } : entry)),
  };
}

/** Reads an order with its history for staff: also undelivered results, and notes. */
export async function showStaffOrder(strapi: Core.Strapi, order: OrderRow): Promise<StaffOrder> {
  const { deliveredVersion, earlyStart, withdrawUntil } = order;
  const isOpen = !earlyStart && withdrawUntil !== null && new Date(withdrawUntil) > new Date();
  const startsFrom = isOpen ? new Date(withdrawUntil).toISOString() : null;
  const [shown, marks] = await Promise.all([gather(strapi, order, { internal: true }), findMarks(strapi, order.documentId)]);
  return { ...shown, marks: staffMarks(marks), deliveredVersion, startsFrom, internalDueAt: time(order.internalDueAt) };
}

async function gather(strapi: Core.Strapi, order: OrderRow, audience: { internal: boolean }): Promise<Omit<Order, 'marks'>> {
  const { documentId: orderId, quoteId, offerId } = order;
  const [quote, offer, amendments, terms, privacy, results, given, messages, timeline] = await Promise.all([
    strapi.db.query('api::quote.quote').findOne({ where: { documentId: quoteId } }) as Promise<QuoteRow>,
    strapi.db.query('api::offer.offer').findOne({ where: { documentId: offerId }, select: ['version'] }) as Promise<Pick<
      OfferRow,
      'version'
    > | null>,
    findAmendments(strapi, { orderId }),
    findLegalText(strapi, order.termsVersion),
    findLegalText(strapi, order.privacyVersion),
    files(strapi).findMany({ where: { orderId }, orderBy: { id: 'asc' } }) as Promise<FileRow[]>,
    files(strapi).findMany({
      where: { quoteId, messageId: { $null: true }, cleanedFrom: { $null: true } },
      orderBy: { id: 'asc' },
    }) as Promise<FileRow[]>,
    showThread(strapi, quoteId, audience),
    readTimeline(strapi, [quoteId, orderId]),
  ]);
  return {
    ...presentOrder(order),
    quote: { id: quoteId, number: quote.number, version: offer?.version ?? '' },
    amendments: amendments.map(presentAmendment),
    filesUntil: filesUntil(order),
    terms: presentVersion(terms),
    privacy: presentVersion(privacy),
    results: results.map((row) => ({
      ...presentFile(row),
      version: row.version ?? 0,
      at: new Date(row.claimedAt ?? row.createdAt).toISOString(),
    })),
    files: given.map(presentFile),
    messages,
    // The acceptance is how the order began.
    timeline: timeline.filter(({ name }) => name !== quoteFacts.accept),
  };
}

type Query = OrderListQuery & { ownerId?: string };

export const orderQueries = ({ strapi }: { strapi: Core.Strapi }) => {
  return {
    /** Finds an order by its id, only the owner's if one is given. @throws Problem order.not-found */
    async byId(documentId: string, ownerId?: string): Promise<OrderRow> {
      const order = await findOrder(strapi, { documentId, ...(ownerId && { ownerId }) });
      if (!order) throw new Problem('order.not-found');
      return order;
    },

    /** Finds the order that came of a quote. @throws Problem order.not-found */
    async byQuote(quoteId: string): Promise<OrderRow> {
      const order = await findOrder(strapi, { quoteId });
      if (!order) throw new Problem('order.not-found');
      return order;
    },

    /** Reads one page in the requested order. @throws Problem input.invalid for a foreign cursor */
    async list({ sort = 'newest', cursor, limit = LIST_LIMIT_DEFAULT, ...query }: Query): Promise<Rows<ListedOrder>> {
      const find = (page: object) => findListedOrders(strapi, page);
      return listPage(find, { where: await filtersOf(strapi, query), sort, columns: sortColumns, cursor, limit });
    },

    count: async (query: Query): Promise<number> => strapi.db.query('api::order.order').count({ where: await filtersOf(strapi, query) }),
  };
};

const sortColumns = {
  due: { column: 'dueAt', kind: 'time' },
  amount: { column: 'net', kind: 'amount', descending: true },
  customer: { column: 'name', kind: 'text' },
} as const;

async function filtersOf(strapi: Core.Strapi, { status, q, ownerId }: Query): Promise<object> {
  return { ...statusFilter(status), ...(q && (await findWords(strapi, 'api::order.order', q))), ...(ownerId && { ownerId }) };
}

function statusFilter(status: Query['status']): object {
  if (status === 'open') return { status: { $in: openOrderStatuses } };
  if (status === 'late') return { status: { $in: runningOrderStatuses }, dueAt: { $lt: new Date() } };
  return status ? { status } : {};
}

/** Signs a URL for a version of a quote's offer as a PDF. @throws Problem document.not-found */
export async function offerDownloadUrl(strapi: Core.Strapi, { documentId: quoteId }: QuoteRow, version: string): Promise<DownloadUrl> {
  const offer = await strapi.db.query('api::offer.offer').findOne({ where: { quoteId, version }, select: ['documentId'] });
  if (!offer) throw new Problem('document.not-found');
  return documentDownloadUrl(strapi, { subject: offer.documentId, kind: 'offer', format: 'pdf' });
}

/** Signs a URL for an order's confirmation as a PDF. */
export const confirmationDownloadUrl = (strapi: Core.Strapi, { documentId: subject }: OrderRow): Promise<DownloadUrl> =>
  documentDownloadUrl(strapi, { subject, kind: 'order-confirmation', format: 'pdf' });

/** Signs a URL for an amendment of an order as a PDF. @throws Problem amendment.not-found */
export async function amendmentDownloadUrl(
  strapi: Core.Strapi,
  { documentId: orderId }: OrderRow,
  amendmentId: string,
): Promise<DownloadUrl> {
  const { documentId: subject } = await findAmendment(strapi, { documentId: amendmentId, orderId });
  return documentDownloadUrl(strapi, { subject, kind: 'amendment', format: 'pdf' });
}

/** Reads the terms that an order was placed under. @throws Problem document.not-found for orders from before these were kept */
export async function showAgreedTerms(strapi: Core.Strapi, { termsVersion, offerId }: OrderRow): Promise<AgreedTerms> {
  const [terms, offer] = await Promise.all([findLegalText(strapi, termsVersion), findOffer(strapi, { documentId: offerId })]);
  if (!terms) throw new Problem('document.not-found');
  const withdrawalNotice = offer?.document.withdrawalNotice ?? null;
  return { title: terms.title, version: terms.version, bodyHtml: legalTextHtml(terms), withdrawalNotice };
}

/** Signs a URL for the terms of an order as a PDF. @throws Problem document.not-found for orders from before these were kept */
export const termsDownloadUrl = (strapi: Core.Strapi, { documentId: subject }: OrderRow): Promise<DownloadUrl> =>
  documentDownloadUrl(strapi, { subject, kind: 'agreed-terms', format: 'pdf' });

/**
 * Signs a URL for a result, once it was delivered, or for a file of the request.
 * @throws Problem storage.object-not-found, storage.file-waiting, storage.file-blocked
 */
export async function orderDownloadUrl(
  strapi: Core.Strapi,
  { documentId: orderId, quoteId, deliveredVersion }: OrderRow,
  fileName: string,
  { undelivered = false } = {},
): Promise<DownloadUrl> {
  const result = { orderId, ...(!undelivered && { version: { $lte: deliveredVersion } }) };
  const row = await files(strapi).findOne({ where: { fileName, complete: true, $or: [result, { quoteId }] } });
  if (!row) throw new Problem('storage.object-not-found');
  return fileDownloadUrl(row);
}
