import type { Core } from '@strapi/strapi';
import { LIST_LIMIT_DEFAULT } from '../../../contract/list';
import type { OrderListQuery } from '../../../contract/order';
import { Problem } from '../../../contract/problem';
import { openOrderStatuses } from '../../../contract/states/order';
import { cursorOf, rowIdOf, timeCursorOf, timeOfCursor, type Rows } from '../../../http/keyset';
import { rowsWithWords } from '../../../search/rows-with-words';
import type { OrderRow } from '../order-row';

type Query = OrderListQuery & { ownerId?: string };

export default ({ strapi }: { strapi: Core.Strapi }) => {
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

    /** One page by time of the order, or by due time: then orders whose clock stands come last. @throws Problem input.invalid for a foreign cursor */
    async list({ sort, cursor, limit = LIST_LIMIT_DEFAULT, ...query }: Query): Promise<Rows<OrderRow>> {
      if (sort === 'due') return dueList(strapi, query, cursor, limit);
      const oldestFirst = sort === 'oldest';
      const after = cursor === undefined ? {} : { id: { [oldestFirst ? '$gt' : '$lt']: rowIdOf(cursor) } };
      const orderBy = { id: oldestFirst ? 'asc' : 'desc' };
      return cursorOf(await orders().findMany({ where: { $and: [after, filtersOf(strapi, query)] }, orderBy, limit: limit + 1 }), limit);
    },
  };
};

function filtersOf(strapi: Core.Strapi, { status, q, ownerId }: Query): object {
  const statuses = status === 'open' ? { status: { $in: openOrderStatuses } } : status ? { status } : {};
  const found = q ? rowsWithWords(strapi, 'orders', q) : {};
  return { ...statuses, ...found, ...(ownerId && { ownerId }) };
}

async function dueList(strapi: Core.Strapi, query: Query, cursor: string | undefined, limit: number): Promise<Rows<OrderRow>> {
  const orders = strapi.db.query('api::order.order');
  const from = cursor === undefined ? null : timeOfCursor(cursor);
  const page = (where: object, orderBy: object[], count: number): Promise<OrderRow[]> =>
    orders.findMany({ where: { $and: [filtersOf(strapi, query), where] }, orderBy, limit: count });

  const after = from?.at ? { $or: [{ dueAt: { $gt: from.at } }, { dueAt: from.at, id: { $gt: from.id } }] } : { dueAt: { $notNull: true } };
  const timed = from && !from.at ? [] : await page(after, [{ dueAt: 'asc' }, { id: 'asc' }], limit + 1);
  if (timed.length > limit) return timeCursorOf(timed, limit, ({ dueAt }) => dueAt);
  const standing = { dueAt: { $null: true }, ...(from && !from.at && { id: { $gt: from.id } }) };
  const rest = await page(standing, [{ id: 'asc' }], limit + 1 - timed.length);
  return timeCursorOf([...timed, ...rest], limit, ({ dueAt }) => dueAt);
}
