import { boardWork, type BoardWork } from '@contract/board';
import { choiceOf, searchOf } from '../../lib/list-filter';

/** The part of the board that the address asks for. */
export type BoardFilter = { q?: string; work?: BoardWork };

export const boardFilterOf = ({ q, work }: Record<string, unknown>): BoardFilter => ({
  ...searchOf({ q }),
  work: choiceOf(boardWork, work),
});
