import type { Core } from '@strapi/strapi';
import { type AccountRow, accounts } from '../../people/account-row';
import type { AssignmentRow } from '../assignments/present-assignment';
import { findListedOrders, type ListedOrder, presentStaffSummary } from './order-row';
import { readMembers } from './responsible';
import {
  type BoardColumn,
  type BoardPage,
  type BoardQuery,
  type BoardStage,
  boardStages,
  waitingOrderStatuses,
} from '../../../contract/production/order';
import { LIST_LIMIT_DEFAULT, MOST_CARDS_COUNTED } from '../../../contract/list';
import { runningOrderStatuses } from '../../../contract/states/order';
import type { Rows } from '../../../platform/http/keyset';
import { sortedPage } from '../../../platform/http/sorted-page';
import { findWords } from '../../../platform/search/search-text';
import { berlinDayAndTime } from '../../../platform/time/support-time';
import { days } from '../../../platform/time/time';

type BoardRequest = { query: BoardQuery; /** Whoever asks. */ accountId: string; now: Date };

/**
 * Reads one page of a column of the board, with whoever works on each order. @throws Problem input.invalid for a foreign
 * cursor
 */
export async function showBoard(strapi: Core.Strapi, column: BoardStage | BoardColumn, request: BoardRequest): Promise<BoardPage> {
  const { rows, next, count } = await boardQueries({ strapi }).list(column, request);
  const [contractors, members] = await Promise.all([
    findContractors(strapi, rows),
    readMembers(
      strapi,
      rows.flatMap(({ responsibleId }) => responsibleId ?? []),
    ),
  ]);
  const items = rows.map((row) => ({
    ...presentStaffSummary(row),
    heldFrom: row.heldFrom,
    express: row.express !== null,
    responsible: row.responsibleId === null ? null : (members.get(row.responsibleId) ?? { id: row.responsibleId, name: '–' }),
    contractor: contractors.get(row.quoteId) ?? null,
  }));
  return { items, next, count };
}

/** Reads the names of the contractors of orders, by quote; the latest where work went from one to another. */
async function findContractors(strapi: Core.Strapi, orders: readonly ListedOrder[]): Promise<Map<string, string>> {
  const assignments: AssignmentRow[] = await strapi.db.query('api::assignment.assignment').findMany({
    where: { quoteId: { $in: orders.map(({ quoteId }) => quoteId) }, status: { $in: assignedStatuses } },
    select: ['quoteId', 'contractorId'],
    orderBy: { id: 'asc' },
  });
  const people: AccountRow[] = await accounts(strapi).findMany({
    where: { documentId: { $in: assignments.map(({ contractorId }) => contractorId) } },
  });
  const names = new Map(people.map(({ documentId, name, email }) => [documentId, name || email]));
  return new Map(assignments.map(({ quoteId, contractorId }) => [quoteId, names.get(contractorId) ?? '–']));
}

/** Statuses in which a contractor works, or has worked, on an order. */
const assignedStatuses = ['assigned', 'in_progress', 'submitted', 'rework', 'approved'];

const boardQueries = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Reads one page of a column, and the number of its orders up to `MOST_CARDS_COUNTED`. @throws Problem input.invalid for a foreign cursor */
  async list(column: BoardStage | BoardColumn, request: BoardRequest): Promise<Rows<ListedOrder> & { count: number }> {
    const where = { $and: [standsIn(column, request.now), ...(await filtersOf(strapi, request))] };
    const { cursor, limit = LIST_LIMIT_DEFAULT } = request.query;
    const find = (page: object) => findListedOrders(strapi, page);
    const page = await sortedPage(find, { where, by: { column: 'dueAt', kind: 'time' }, cursor, limit });
    const isWhole = cursor === undefined && page.next === null;
    return { ...page, count: isWhole ? page.rows.length : await countOrders(strapi, where) };
  },
});

/** Counts up to `MOST_CARDS_COUNTED` orders. */
async function countOrders(strapi: Core.Strapi, where: object): Promise<number> {
  const found = await strapi.db.query('api::order.order').findMany({ select: ['id'], where, limit: MOST_CARDS_COUNTED });
  return found.length;
}

const isStage = (column: BoardStage | BoardColumn): column is BoardStage => (boardStages as readonly string[]).includes(column);

function standsIn(column: BoardStage | BoardColumn, now: Date): object {
  if (isStage(column)) return { status: column };
  const running = { status: { $in: runningOrderStatuses } };
  if (column === 'waiting') return { $or: [{ status: { $in: waitingOrderStatuses } }, { ...running, dueAt: { $null: true } }] };
  const { from, to } = boardSpans(now)[column];
  return { ...running, dueAt: { ...(from && { $gte: from }), ...(to && { $lt: to }) } };
}

async function filtersOf(strapi: Core.Strapi, { query, accountId, now }: BoardRequest): Promise<object[]> {
  const { q, status, due, work, contractor, category, term } = query;
  const assigned = () => strapi.db.connection('assignments').whereIn('status', assignedStatuses).select('quote_id');
  return [
    status ? { status } : {},
    q ? await findWords(strapi, 'api::order.order', q) : {},
    due ? standsIn(due, now) : {},
    work === 'mine' ? { responsibleId: accountId } : {},
    work === 'assigned' ? { $or: [{ responsibleId: { $notNull: true } }, { quoteId: { $in: assigned() } }] } : {},
    work === 'unassigned' ? { responsibleId: { $null: true }, quoteId: { $notIn: assigned() } } : {},
    contractor ? { quoteId: { $in: assigned().where({ contractor_id: contractor }) } } : {},
    category ? { categories: { $contains: await categoryId(strapi, category) } } : {},
    term ? { express: { [term === 'express' ? '$notNull' : '$null']: true } } : {},
  ];
}

/** Finds the id of a category; a slug that no category has finds no orders. */
async function categoryId(strapi: Core.Strapi, slug: string): Promise<string> {
  const row: { documentId: string } | null = await strapi.db.query('api::category.category').findOne({ where: { slug } });
  return row?.documentId ?? slug;
}

/** The due times of a column's orders; null where it is open to one side. */
type Span = { from: Date | null; to: Date | null };

/**
 * Computes the spans of the columns that go by time. Due times lie in support hours, so that a column ends with its last
 * day's last hour.
 */
export function boardSpans(now: Date): Record<Exclude<BoardColumn, 'waiting'>, Span> {
  const { dayOfWeek, daysInWeek } = berlinDayAndTime(now).day;
  const endOfDay = (ahead: number): Date => days(now, ahead, 1)[0]?.to ?? now;
  const today = endOfDay(0);
  const sunday = endOfDay(daysInWeek - dayOfWeek);
  return {
    late: { from: null, to: now },
    today: { from: now, to: today },
    week: { from: today, to: sunday },
    later: { from: sunday, to: null },
  };
}
