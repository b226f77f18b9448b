import type { Page } from '@contract/list';
import { infiniteQueryOptions, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import { get } from './http';

/** Returns `?a=1&b=2` of the values that are set, or nothing. */
export function queryString(values: Readonly<Record<string, string | undefined>>): string {
  const set = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return set.length > 0 ? `?${new URLSearchParams(set)}` : '';
}

/** Returns a search parameter as text, however the router read it; undefined without one. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) || undefined : undefined;

const SEARCH_MAX_LENGTH = 80;

/** Reads a choice from an address: one of `known`, else undefined by name, because the router would keep what is not named. */
export const choiceOf = <Choice extends string>(known: readonly Choice[], value: unknown): Choice | undefined =>
  known.find((choice) => choice === value);

/** Reads a day of an address, YYYY-MM-DD; undefined for none. */
export const dayOf = (value: unknown): string | undefined => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const day = new Date(`${value}T00:00Z`);
  // 31 February is read as a day in March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : undefined;
};

/** Returns the search text of the address; numbers arrive as numbers. */
export function searchOf({ q }: Record<string, unknown>): { q?: string } {
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).trim().slice(0, SEARCH_MAX_LENGTH) : '';
  return { q: text || undefined };
}

export type ListFilter = Record<string, string | undefined>;

/** A list of the API: one page after the other, each after the last row of the one before. */
export const pageQuery = <T, P extends Page<T> = Page<T>>(key: QueryKey, path: string, filter: ListFilter = {}) =>
  infiniteQueryOptions({
    queryKey: [...key, filter],
    queryFn: ({ pageParam: cursor, signal }) => get<P>(`${path}${queryString({ ...filter, cursor })}`, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });

/** Returns all rows that are loaded. */
export const rowsOf = <T>({ pages }: InfiniteData<Page<T>>): T[] => pages.flatMap(({ items }) => items);

/** Returns a document whose conversation went on; a message that is there already stays once. */
export const withMessage = <View extends { messages: { id: string }[] }>(view: View, message: View['messages'][number]): View =>
  view.messages.some(({ id }) => id === message.id) ? view : { ...view, messages: [...view.messages, message] };
