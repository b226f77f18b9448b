import {
  type BoardCard,
  type BoardColumn,
  boardColumns,
  type BoardPage,
  type BoardTerm,
  boardTerms,
  boardWork,
  type BoardWork,
  waitingOrderStatuses,
} from '@contract/production/order';
import type { ContractorSummary } from '@contract/production/contractor';
import { pageQuery, choiceOf, searchOf } from '../../../lib/http/query-string';
import { openOrderStatuses, type OrderStatus } from '@contract/states/order';

/** The interval at which the board is read again, because time alone moves cards: what is due today is late tomorrow. */
const READ_EVERY_MS = 60_000;

/** Returns the query for a column of the board. It is a list of orders, and as such read anew when one of them changes. */
export const boardQuery = (column: BoardColumn, filter: BoardFilter) => ({
  ...pageQuery<BoardCard, BoardPage>(['staff', 'orders', 'list', 'board', column], `/api/staff/board/${column}`, {
    ...filter,
    due: undefined,
  }),
  refetchInterval: READ_EVERY_MS,
});

/** Returns the query for the people whose work the board can be filtered by. */
export const boardAssigneesQuery = () =>
  pageQuery<ContractorSummary>(['staff', 'assignees', 'board'], '/api/staff/assignees', { limit: '100' });

/** The part of the board that the address asks for. */
export type BoardFilter = {
  q?: string;
  due?: BoardColumn;
  status?: (typeof openOrderStatuses)[number];
  work?: BoardWork;
  contractor?: string;
  /** The slug of a category. */
  category?: string;
  term?: BoardTerm;
};

const wordOf = (shape: RegExp, value: unknown): string | undefined => (typeof value === 'string' && shape.test(value) ? value : undefined);

export const boardFilterOf = ({ q, due, status, work, contractor, category, term }: Record<string, unknown>): BoardFilter => ({
  ...searchOf({ q }),
  due: choiceOf(boardColumns, due),
  status: choiceOf(openOrderStatuses, status),
  work: choiceOf(boardWork, work),
  contractor: wordOf(/^[a-z0-9]{1,40}$/, contractor),
  category: wordOf(/^[a-z0-9-]{1,80}$/, category),
  term: choiceOf(boardTerms, term),
});

const waiting: readonly OrderStatus[] = waitingOrderStatuses;

/** Returns the columns in which there can be something. */
export function shownColumns({ due, status }: BoardFilter): readonly BoardColumn[] {
  if (due) return [due];
  if (!status) return boardColumns;
  return waiting.includes(status) ? ['waiting'] : boardColumns.filter((column) => column !== 'waiting');
}
