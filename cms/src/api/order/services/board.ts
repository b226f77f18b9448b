import type { Core } from '@strapi/strapi';
import { waitingOrderStatuses, type BoardColumn, type BoardQuery } from '../../../contract/board';
import { LIST_LIMIT_DEFAULT } from '../../../contract/list';
import { runningOrderStatuses } from '../../../contract/states/order';
import type { Rows } from '../../../http/keyset';
import { sortedPage } from '../../../http/sorted-page';
import { boardSpans } from '../../../rules/board-spans';
import { rowsWithWords } from '../../../search/rows-with-words';
import type { OrderRow } from '../order-row';

/** Statuses in which a contractor works, or has worked, on an order. */
export const assignedStatuses = ['assigned', 'in_progress', 'submitted', 'rework', 'approved'];

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** One page of a column, and how many orders it has. @throws Problem input.invalid for a foreign cursor */
  async list(column: BoardColumn, query: BoardQuery, now: Date): Promise<Rows<OrderRow> & { count: number }> {
    const orders = strapi.db.query('api::order.order');
    const where = { $and: [standsIn(column, now), filtersOf(strapi, query)] };
    const { cursor, limit = LIST_LIMIT_DEFAULT } = query;
    const find = (page: object): Promise<OrderRow[]> => orders.findMany(page);
    const [page, count] = await Promise.all([
      sortedPage(find, { where, by: { column: 'dueAt', kind: 'time' }, cursor, limit }),
      orders.count({ where }),
    ]);
    return { ...page, count };
  },
});

function standsIn(column: BoardColumn, now: Date): object {
  const running = { status: { $in: runningOrderStatuses } };
  if (column === 'waiting') return { $or: [{ status: { $in: waitingOrderStatuses } }, { ...running, dueAt: { $null: true } }] };
  const { from, to } = boardSpans(now)[column];
  return { ...running, dueAt: { ...(from && { $gte: from }), ...(to && { $lt: to }) } };
}

function filtersOf(strapi: Core.Strapi, { q, work }: BoardQuery): object {
  const assigned = strapi.db.connection('assignments').whereIn('status', assignedStatuses).select('quote_id');
  return {
    ...(q && rowsWithWords(strapi, 'orders', q)),
    ...(work && { quoteId: { [work === 'assigned' ? '$in' : '$notIn']: assigned } }),
  };
}
