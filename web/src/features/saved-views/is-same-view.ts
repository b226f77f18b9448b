import type { ViewFilter } from '@contract/saved-view';

/** Whether two questions show the same list; what is not asked may be missing or undefined. */
export const isSameView = (one: ViewFilter, other: ViewFilter): boolean =>
  one.status === other.status && one.q === other.q && one.sort === other.sort;
