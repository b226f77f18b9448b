import { Problem } from '../../contract/problem';

/** The move that a path names, if it is one of those. @throws Problem not-found */
export function moveName<E extends string>(value: unknown, moves: readonly E[]): E {
  const move = moves.find((name) => name === value);
  if (!move) throw new Problem('not-found');
  return move;
}
