import type { Locale } from '@contract/constants';
import type { SitemapEntry } from '@contract/content/site';
import { get } from '../../src/lib/http/http';
import { localeOfPath, localePath, stripLocale } from '../../src/lib/text/locale-path';

/** Every page with its languages; none while the CMS cannot say. */
export async function readSitemap(): Promise<readonly SitemapEntry[]> {
  const { entries } = await get<{ entries: SitemapEntry[] }>('/api/sitemap').catch(() => ({ entries: [] }));
  return entries;
}

/** The languages that a page is written in; undefined for one that no entry makes, which is there in each. */
export const languagesOf = (entries: readonly SitemapEntry[], path: string): readonly Locale[] | undefined =>
  entries.find((entry) => entry.path === stripLocale(path))?.locales;

/** For a page that is not written in the language of `path`: the next one above it that is, at last the home page. */
export function nearestTranslation(entries: readonly SitemapEntry[], path: string): string | null {
  const locale = localeOfPath(path);
  const own = languagesOf(entries, path);
  if (!own || own.includes(locale)) return null;
  const above = stripLocale(path).split('/').slice(1, -1);
  const parents = above.map((_, index) => `/${above.slice(0, above.length - index).join('/')}`);
  return localePath(locale, parents.find((parent) => languagesOf(entries, parent)?.includes(locale)) ?? '/');
}
