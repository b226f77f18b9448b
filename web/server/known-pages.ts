import type { Locale } from '@contract/constants';
import type { SearchDocument } from '@contract/search-document';
import type { Site } from '@contract/site';
import { get } from '../src/lib/http';

/** Every page with a title, in the order of the CMS: its entries, then pages that only the site's menus name. */
export async function readKnownPages(locale: Locale): Promise<{ site: Site; pages: SearchDocument[] }> {
  const [{ documents }, site] = await Promise.all([
    get<{ documents: SearchDocument[] }>('/api/search-documents', { locale }),
    get<Site>('/api/site', { locale }),
  ]);
  return { site, pages: withMenuPages(documents, site) };
}

/** Lists of entries and the like have no entry of their own; what menus call them is their title. */
export function withMenuPages(documents: readonly SearchDocument[], { navigation, footer }: Pick<Site, 'navigation' | 'footer'>) {
  const known = new Set(documents.map(({ path }) => path));
  const pages: SearchDocument[] = [...documents];
  for (const { label, to } of [...navigation, ...footer.columns.flatMap(({ links }) => links)]) {
    const isPage = /^\/[a-z]/.test(to) && !/^\/(app|admin|contractor)(\/|$)|[#?]/.test(to);
    if (!isPage || known.has(to)) continue;
    known.add(to);
    pages.push({ kind: 'page', title: label, text: '', path: to, keywords: [] });
  }
  return pages;
}
