import type { ViewFilter } from '@contract/people/saved-view';

/** Whether two questions show the same; what is not asked may be missing or undefined. */
export const isSameView = (one: ViewFilter, other: ViewFilter): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (word) => one[word as keyof ViewFilter] === other[word as keyof ViewFilter],
  );
