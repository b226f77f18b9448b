import { secretPaths } from '@contract/content/page-kinds';
import { isAreaPath, stripLocale } from '../../src/lib/text/locale-path';
import { knownSearch, readSearch } from '../../src/lib/page/page-search';
import { AsyncLocalStorage } from 'node:async_hooks';

/** Matches addresses that are not pages. Endings of web pages are let through: links to an earlier website ask for them. */
const NO_PAGE = /^\/(?:assets|strings|healthz|readyz)(?:\/|$)|\.(?!(?:html?|php|aspx?|jsp)$)[a-z0-9]{2,5}$/i;

export const isPage = (path: string): boolean => !NO_PAGE.test(path);

const secrets = secretPaths();

/** Returns true for pages with personal or secret content, which are rendered for each visitor and never stored. */
export function isPrivate(path: string): boolean {
  const page = stripLocale(path);
  return isAreaPath(page) || secrets.some((secret) => page === secret || page.startsWith(`${secret}/`));
}

/** Returns path and known query of a page: what its content depends on, and what it is rendered with. */
export function pageAddress(path: string, search: URLSearchParams): string {
  const known = Object.entries(knownSearch(stripLocale(path), readSearch(search)));
  return known.length ? `${path}?${known.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}` : path;
}

/** Returns the one spelling of a path: no slash at the end. */
export const canonicalPath = (path: string): string => path.replace(/(.)\/$/, '$1');

/** Returns `http://host` of a request, or null when its Host header cannot be one. */
export const originOf = (host: string | undefined): string | null =>
  host && /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/i.test(host) ? `http://${host.toLowerCase()}` : null;

/** The preview cookie of the editor for whom a page is being rendered: content is read with it, past every cache. */
export const drafts = new AsyncLocalStorage<string>();

const COOKIE = /(?:^|;\s*)(pq_preview=[^;]+)/;

/** Returns the cookie of an editor's preview as it was sent, or null. Whether it counts, the CMS says. */
export const previewCookieOf = (cookies = ''): string | null => COOKIE.exec(cookies)?.[1] ?? null;
