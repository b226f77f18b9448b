import { listPaths } from '@contract/content/content-path';

/** Search parameters that change what a public page shows, by path without language; every other one is dropped. */
const KNOWN: Record<string, readonly string[]> = {
  [listPaths.article]: ['after'],
  [listPaths.project]: ['leistung', 'after'],
  [listPaths['library-entry']]: ['thema'],
  '/suche': ['q'],
};

type Search = Readonly<Record<string, unknown>>;

/** An address's parameters as they are written, each with its first value: no number for 1e5, no truth for "true". */
export function readSearch(search: string | URLSearchParams): Record<string, string> {
  const params = new URLSearchParams(search);
  return Object.fromEntries([...params.keys()].map((name) => [name, params.get(name) ?? '']));
}

/**
 * What the content of a page depends on. Browser and server must agree on it: data that came with the HTML are found
 * again by it.
 */
export function knownSearch(path: string, search: Search): Record<string, string> {
  const known = (KNOWN[path] ?? []).map((name): [string, unknown] => [name, search[name]]);
  return Object.fromEntries(known.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''));
}
