import type { Core } from '@strapi/strapi';
import { accounts, type AccountRow } from '../people/account-row';
import type { AssignmentRow } from './assignment-row';
import type { OrderRow } from './order-row';
import { presentStaffSummary } from './present-order';
import { assignedStatuses, boardQueries } from './find-board';
import type { BoardColumn, BoardPage, BoardQuery } from '../../contract/production/board';

/** One page of a column of the board, with who works on each order. @throws Problem input.invalid for a foreign cursor */
export async function showBoard(strapi: Core.Strapi, column: BoardColumn, query: BoardQuery, now: Date): Promise<BoardPage> {
  const { rows, next, count } = await boardQueries({ strapi }).list(column, query, now);
  const contractors = await findContractors(strapi, rows);
  return { items: rows.map((row) => ({ ...presentStaffSummary(row), contractor: contractors.get(row.quoteId) ?? null })), next, count };
}

/** Names of those who work on orders, by quote; the latest where work went from one to another. */
async function findContractors(strapi: Core.Strapi, orders: readonly OrderRow[]): Promise<Map<string, string>> {
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
