import type { Redirect } from '@contract/redirect';
import { get } from '../src/lib/http';
import { localeOfPath, localePath, stripLocale } from '../src/lib/locale-path';

export type Moved = { status: 301; location: string } | { status: 410; location: null };

/** What has become of an address without a page; null when it never had one. Without the CMS nobody knows. */
export async function findRedirect(path: string): Promise<Moved | null> {
  const { redirects } = await get<{ redirects: Redirect[] }>('/api/redirects').catch(() => ({ redirects: [] }));
  return movedTo(path, redirects);
}

/** A redirect counts in both languages: its addresses carry no prefix. */
export function movedTo(path: string, redirects: readonly Redirect[]): Moved | null {
  const found = redirects.find(({ from }) => from === stripLocale(path));
  if (!found) return null;
  if (found.to === null) return { status: 410, location: null };
  return { status: 301, location: found.to.startsWith('/') ? localePath(localeOfPath(path), found.to) : found.to };
}
