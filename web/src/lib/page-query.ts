import type { Page } from '@contract/list';
import { infiniteQueryOptions, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import { get } from './http';

export type ListFilter = Record<string, string | undefined>;

/** A list of the API: one page after the other, each after the last row of the one before. */
export const pageQuery = <T>(key: QueryKey, path: string, filter: ListFilter = {}) =>
  infiniteQueryOptions({
    queryKey: [...key, filter],
    queryFn: ({ pageParam: cursor, signal }) => get<Page<T>>(`${path}${queryString({ ...filter, cursor })}`, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });

/** All rows that are loaded. */
export const rowsOf = <T>({ pages }: InfiniteData<Page<T>>): T[] => pages.flatMap(({ items }) => items);

/** `?a=1&b=2` of what is set, or nothing. */
export function queryString(filter: ListFilter): string {
  const set = Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return set.length > 0 ? `?${new URLSearchParams(set)}` : '';
}
