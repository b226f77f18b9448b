import { Problem } from '../../contract/problem';

/** The transition that a path names, if it is one of those. @throws Problem not-found */
export function transitionName<E extends string>(value: unknown, transitions: readonly E[]): E {
  const transition = transitions.find((name) => name === value);
  if (!transition) throw new Problem('not-found');
  return transition;
}
