import {
  type BoardCard,
  type BoardColumn,
  boardColumns,
  type BoardPage,
  type BoardStage,
  boardStages,
  type BoardTerm,
  boardTerms,
  boardWork,
  type BoardWork,
  type TeamMember,
  waitingOrderStatuses,
} from '@contract/production/order';
import type { ContractorSummary } from '@contract/production/contractor';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pageQuery, choiceOf, rowsOf, searchOf } from '../../../lib/http/query-string';
import { openOrderStatuses, type OrderStatus } from '@contract/states/order';

/** The interval at which the board is read again, because time alone moves cards: what is due today is late tomorrow. */
const READ_EVERY_MS = 60_000;

/** Returns the query for a column of the board. It is a list of orders, and as such read anew when one of them changes. */
export const boardQuery = (column: BoardStage | BoardColumn, { by, due, status, ...filter }: BoardFilter) => ({
  ...pageQuery<BoardCard, BoardPage>(['staff', 'orders', 'list', 'board', column], `/api/staff/board/${column}`, {
    ...filter,
    ...(by === 'due' ? { status } : { due }),
  }),
  refetchInterval: READ_EVERY_MS,
});

/** Returns the query for the people whose work the board can be filtered by. */
export const boardAssigneesQuery = () =>
  pageQuery<ContractorSummary>(['staff', 'assignees', 'board'], '/api/staff/assignees', { limit: '100' });

/** Returns everybody in the team who can be responsible for orders, loaded page after page. */
export function useTeam(): readonly TeamMember[] {
  const query = pageQuery<TeamMember>(['staff', 'team'], '/api/staff/team', { limit: '100' });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery(query);
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return data ? rowsOf(data) : [];
}

/** The part of the board that the address asks for. */
export type BoardFilter = {
  /** What the columns are: due times, or else stages. */
  by?: 'due';
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

export const boardFilterOf = ({ q, by, due, status, work, contractor, category, term }: Record<string, unknown>): BoardFilter => ({
  ...searchOf({ q }),
  by: choiceOf(['due'], by),
  due: choiceOf(boardColumns, due),
  status: choiceOf(openOrderStatuses, status),
  work: choiceOf(boardWork, work),
  contractor: wordOf(/^[a-z0-9]{1,40}$/, contractor),
  category: wordOf(/^[a-z0-9-]{1,80}$/, category),
  term: choiceOf(boardTerms, term),
});

const waiting: readonly OrderStatus[] = waitingOrderStatuses;

/** Returns the columns in which there can be something. */
export function shownColumns({ by, due, status }: BoardFilter): readonly (BoardStage | BoardColumn)[] {
  if (by !== 'due') return status ? [status] : stagesDue(due);
  if (due) return [due];
  if (!status) return boardColumns;
  return waiting.includes(status) ? ['waiting'] : boardColumns.filter((column) => column !== 'waiting');
}

/** Returns the stages whose orders can be due at a time; in some we wait for somebody else. */
const stagesDue = (due: BoardColumn | undefined): readonly BoardStage[] =>
  due === undefined || due === 'waiting' ? boardStages : boardStages.filter((stage) => !waiting.includes(stage));
