import type { Core } from '@strapi/strapi';
import { LIST_LIMIT_DEFAULT } from '../../contract/list';
import type { OrderListQuery } from '../../contract/production/order';
import { Problem } from '../../contract/problem';
import { openOrderStatuses } from '../../contract/states/order';
import type { Rows } from '../../platform/http/keyset';
import { listPage } from '../../platform/http/list-page';
import { findWords } from '../../platform/search/find-words';
import type { OrderRow } from './order-row';

type Query = OrderListQuery & { ownerId?: string };

export const orderQueries = ({ strapi }: { strapi: Core.Strapi }) => {
  const orders = () => strapi.db.query('api::order.order');
  return {
    /** An order by its id, only the owner's if one is given. @throws Problem order.not-found */
    async byId(documentId: string, ownerId?: string): Promise<OrderRow> {
      const order = await orders().findOne({ where: { documentId, ...(ownerId && { ownerId }) } });
      if (!order) throw new Problem('order.not-found');
      return order;
    },

    /** The order that came of a quote. @throws Problem order.not-found */
    async byQuote(quoteId: string): Promise<OrderRow> {
      const order = await orders().findOne({ where: { quoteId } });
      if (!order) throw new Problem('order.not-found');
      return order;
    },

    /** One page in the order asked for. @throws Problem input.invalid for a foreign cursor */
    async list({ sort = 'newest', cursor, limit = LIST_LIMIT_DEFAULT, ...query }: Query): Promise<Rows<OrderRow>> {
      const find = (page: object): Promise<OrderRow[]> => orders().findMany(page);
      return listPage(find, { where: await filtersOf(strapi, query), sort, columns: sortColumns, cursor, limit });
    },

    count: async (query: Query): Promise<number> => orders().count({ where: await filtersOf(strapi, query) }),
  };
};

const sortColumns = {
  due: { column: 'dueAt', kind: 'time' },
  amount: { column: 'net', kind: 'amount', descending: true },
  customer: { column: 'name', kind: 'text' },
} as const;

async function filtersOf(strapi: Core.Strapi, { status, q, ownerId }: Query): Promise<object> {
  const statuses = status === 'open' ? { status: { $in: openOrderStatuses } } : status ? { status } : {};
  return { ...statuses, ...(q && (await findWords(strapi, 'orders', q))), ...(ownerId && { ownerId }) };
}
