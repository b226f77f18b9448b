import type { Core } from '@strapi/strapi';
import { waitingOrderStatuses, type BoardColumn, type BoardQuery } from '../../contract/production/board';
import { LIST_LIMIT_DEFAULT } from '../../contract/list';
import { runningOrderStatuses } from '../../contract/states/order';
import type { Rows } from '../../platform/http/keyset';
import { sortedPage } from '../../platform/http/sorted-page';
import { boardSpans } from './board-spans';
import { findWords } from '../../platform/search/find-words';
import type { OrderRow } from './order-row';

/** Statuses in which a contractor works, or has worked, on an order. */
export const assignedStatuses = ['assigned', 'in_progress', 'submitted', 'rework', 'approved'];

export const boardQueries = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** One page of a column, and how many orders it has. @throws Problem input.invalid for a foreign cursor */
  async list(column: BoardColumn, query: BoardQuery, now: Date): Promise<Rows<OrderRow> & { count: number }> {
    const orders = strapi.db.query('api::order.order');
    const where = { $and: [standsIn(column, now), ...(await filtersOf(strapi, query))] };
    const { cursor, limit = LIST_LIMIT_DEFAULT } = query;
    const find = (page: object): Promise<OrderRow[]> => orders.findMany(page);
    const page = await sortedPage(find, { where, by: { column: 'dueAt', kind: 'time' }, cursor, limit });
    const isWhole = cursor === undefined && page.next === null;
    return { ...page, count: isWhole ? page.rows.length : await orders.count({ where }) };
  },
});

function standsIn(column: BoardColumn, now: Date): object {
  const running = { status: { $in: runningOrderStatuses } };
  if (column === 'waiting') return { $or: [{ status: { $in: waitingOrderStatuses } }, { ...running, dueAt: { $null: true } }] };
  const { from, to } = boardSpans(now)[column];
  return { ...running, dueAt: { ...(from && { $gte: from }), ...(to && { $lt: to }) } };
}

async function filtersOf(strapi: Core.Strapi, { q, status, work, contractor, category, term }: BoardQuery): Promise<object[]> {
  const assigned = () => strapi.db.connection('assignments').whereIn('status', assignedStatuses).select('quote_id');
  return [
    status ? { status } : {},
    q ? await findWords(strapi, 'orders', q) : {},
    work ? { quoteId: { [work === 'assigned' ? '$in' : '$notIn']: assigned() } } : {},
    contractor ? { quoteId: { $in: assigned().where({ contractor_id: contractor }) } } : {},
    category ? { categories: { $contains: await categoryId(strapi, category) } } : {},
    term ? { express: { [term === 'express' ? '$notNull' : '$null']: true } } : {},
  ];
}

/** A slug that no category has finds nothing. */
async function categoryId(strapi: Core.Strapi, slug: string): Promise<string> {
  const row: { documentId: string } | null = await strapi.db.query('api::category.category').findOne({ where: { slug } });
  return row?.documentId ?? slug;
}
