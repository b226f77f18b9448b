import type { Locale } from '@contract/constants';
import { declarationPaths, listPaths } from '@contract/content-path';
import type { SearchDocument } from '@contract/search-document';
import type { Site } from '@contract/site';
import { get } from '../src/lib/http';
import type { Texts } from '../src/lib/strings';
import { readTexts } from './texts';

/** Where the texts of the pages that are no entry of the CMS stand: the lists of entries, and the declarations. */
const ownPages: Record<string, string> = {
  [listPaths.project]: 'pages.projects',
  [listPaths.article]: 'pages.blog',
  [listPaths['library-entry']]: 'pages.library',
  [listPaths.faq]: 'pages.faq',
  [declarationPaths.withdrawal]: 'declaration.withdrawal',
  [declarationPaths.cancellation]: 'declaration.cancellation',
};

/** Every page with a title, in the order of the CMS: its entries, then the program's own pages. */
export async function readKnownPages(locale: Locale): Promise<{ site: Site; pages: SearchDocument[] }> {
  const [{ documents }, site, ...texts] = await Promise.all([
    get<{ documents: SearchDocument[] }>('/api/search-documents', { locale }),
    get<Site>('/api/site', { locale }),
    readTexts(locale, 'pages'),
    readTexts(locale, 'declarations'),
  ]);
  return { site, pages: [...documents, ...describeOwnPages(Object.assign({}, ...texts))] };
}

export const describeOwnPages = (texts: Texts): SearchDocument[] =>
  Object.entries(ownPages).map(([path, key]) => ({
    kind: 'page',
    title: texts[`${key}.title`] ?? '',
    text: texts[`${key}.lead`] ?? '',
    path,
    keywords: [],
  }));
