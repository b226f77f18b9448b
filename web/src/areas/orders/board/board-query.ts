import type { BoardCard, BoardColumn, BoardPage } from '@contract/production/order';
import type { CrewMember } from '@contract/production/contractor';
import { pageQuery } from '../../../lib/page-query';
import type { BoardFilter } from './board-filter';

/** Time alone moves cards: what is due today is late tomorrow. */
const READ_EVERY_MS = 60_000;

/** A column of the board. It is a list of orders, and as such read anew when one of them moves. */
export const boardQuery = (column: BoardColumn, filter: BoardFilter) => ({
  ...pageQuery<BoardCard, BoardPage>(['staff', 'orders', 'list', 'board', column], `/api/staff/board/${column}`, {
    ...filter,
    due: undefined,
  }),
  refetchInterval: READ_EVERY_MS,
});

/** Whose work the board can be asked for. */
export const boardCrewQuery = () => pageQuery<CrewMember>(['staff', 'crew', 'board'], '/api/staff/crew', { limit: '100' });
