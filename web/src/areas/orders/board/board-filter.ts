import {
  boardColumns,
  boardTerms,
  boardWork,
  waitingOrderStatuses,
  type BoardColumn,
  type BoardTerm,
  type BoardWork,
} from '@contract/production/order';
import { openOrderStatuses, type OrderStatus } from '@contract/states/order';
import { choiceOf, searchOf } from '../../../lib/list-filter';

/** The part of the board that the address asks for. */
export type BoardFilter = {
  q?: string;
  due?: BoardColumn;
  status?: (typeof openOrderStatuses)[number];
  work?: BoardWork;
  contractor?: string;
  /** Slug of a category. */
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

/** The columns in which there can be something. */
export function shownColumns({ due, status }: BoardFilter): readonly BoardColumn[] {
  if (due) return [due];
  if (!status) return boardColumns;
  return waiting.includes(status) ? ['waiting'] : boardColumns.filter((column) => column !== 'waiting');
}
