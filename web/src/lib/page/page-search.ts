import { searchOf } from '@contract/content/page-kinds';

type Search = Readonly<Record<string, unknown>>;

/** Returns an address's parameters as they are written, each with its first value: no number for 1e5, no truth for "true". */
export function readSearch(search: string | URLSearchParams): Record<string, string> {
  const params = new URLSearchParams(search);
  return Object.fromEntries([...params.keys()].map((name) => [name, params.get(name) ?? '']));
}

/**
 * Returns the parameters that the content of the public page at `path` depends on, and drops all others. Browser and server must agree on
 * them: data that came with the HTML are found again by them.
 */
export function knownSearch(path: string, search: Search): Record<string, string> {
  const known = searchOf(path).map((name): [string, unknown] => [name, search[name]]);
  return Object.fromEntries(known.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''));
}
