import type { Core } from '@strapi/strapi';
import { LIST_LIMIT_DEFAULT } from '../../../contract/list';
import type { OrderListQuery } from '../../../contract/production/order';
import { Problem } from '../../../contract/problem';
import { openOrderStatuses } from '../../../contract/states/order';
import type { Rows } from '../../../platform/http/keyset';
import { listPage } from '../../../platform/http/sorted-page';
import { findWords } from '../../../platform/search/find-words';
import { findListedOrders, findOrder, type ListedOrder, type OrderRow } from './order-row';
import type { QuoteRow } from '../../quoting/quote-row';
import type { DownloadUrl } from '../../../contract/files/file';
import { documentDownloadUrl } from '../../../platform/documents/store-documents';
import { files } from '../../files/file-row';
import { signDownloadUrl } from '../../../platform/storage/signed-url';

type Query = OrderListQuery & { ownerId?: string };

export const orderQueries = ({ strapi }: { strapi: Core.Strapi }) => {
  return {
    /** An order by its id, only the owner's if one is given. @throws Problem order.not-found */
    async byId(documentId: string, ownerId?: string): Promise<OrderRow> {
      const order = await findOrder(strapi, { documentId, ...(ownerId && { ownerId }) });
      if (!order) throw new Problem('order.not-found');
      return order;
    },

    /** The order that came of a quote. @throws Problem order.not-found */
    async byQuote(quoteId: string): Promise<OrderRow> {
      const order = await findOrder(strapi, { quoteId });
      if (!order) throw new Problem('order.not-found');
      return order;
    },

    /** One page in the order asked for. @throws Problem input.invalid for a foreign cursor */
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
  const statuses = status === 'open' ? { status: { $in: openOrderStatuses } } : status ? { status } : {};
  return { ...statuses, ...(q && (await findWords(strapi, 'api::order.order', q))), ...(ownerId && { ownerId }) };
}

/** A URL for a version of a quote's offer as a PDF. @throws Problem document.not-found */
export async function offerDownloadUrl(strapi: Core.Strapi, { documentId: quoteId }: QuoteRow, version: string): Promise<DownloadUrl> {
  const offer = await strapi.db.query('api::offer.offer').findOne({ where: { quoteId, version }, select: ['documentId'] });
  if (!offer) throw new Problem('document.not-found');
  return documentDownloadUrl(strapi, { subject: offer.documentId, kind: 'offer', format: 'pdf' });
}

/** A URL for an order's confirmation as a PDF. */
export const confirmationDownloadUrl = (strapi: Core.Strapi, { documentId: subject }: OrderRow): Promise<DownloadUrl> =>
  documentDownloadUrl(strapi, { subject, kind: 'order-confirmation', format: 'pdf' });

/** A URL for a result, once it was delivered, or for a file of the request. @throws Problem storage.object-not-found */
export async function orderDownloadUrl(
  strapi: Core.Strapi,
  { documentId: orderId, quoteId, deliveredVersion }: OrderRow,
  fileName: string,
  { undelivered = false } = {},
): Promise<DownloadUrl> {
  const result = { orderId, ...(!undelivered && { version: { $lte: deliveredVersion } }) };
  const row = await files(strapi).findOne({ where: { fileName, complete: true, $or: [result, { quoteId }] } });
  if (!row) throw new Problem('storage.object-not-found');
  return signDownloadUrl(fileName);
}
