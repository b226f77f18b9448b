import type { Locale } from '@contract/constants';
import { declarationPaths, listPaths } from '@contract/content/content-path';
import type { SearchDocument } from '@contract/content/directory';
import type { Site } from '@contract/content/site';
import { get } from '../../src/lib/http/http';
import type { Texts } from '../../src/lib/text/strings';
import { readTexts } from '../render/texts';

/** Which texts are the title and the description of the pages that are no entry of the CMS. */
const ownPages = [
  { path: '/konfigurator', title: 'cart.title', text: 'cart.description' },
  { path: listPaths.project, title: 'pages.projects.title', text: 'pages.projects.lead' },
  { path: listPaths.article, title: 'pages.blog.title', text: 'pages.blog.lead' },
  { path: listPaths['library-entry'], title: 'pages.library.title', text: 'pages.library.lead' },
  { path: listPaths.faq, title: 'pages.faq.title', text: 'pages.faq.lead' },
  { path: declarationPaths.withdrawal, title: 'declaration.withdrawal.title', text: 'declaration.withdrawal.lead' },
  { path: declarationPaths.cancellation, title: 'declaration.cancellation.title', text: 'declaration.cancellation.lead' },
];

/** Every page with a title, in the order of the CMS: its entries, then the program's own pages. */
export async function readKnownPages(locale: Locale): Promise<{ site: Site; pages: SearchDocument[] }> {
  const [{ documents }, site, ...texts] = await Promise.all([
    get<{ documents: SearchDocument[] }>('/api/search-documents', { locale }),
    get<Site>('/api/site', { locale }),
    readTexts(locale, 'configurator'),
    readTexts(locale, 'pages'),
    readTexts(locale, 'declarations'),
  ]);
  return { site, pages: [...documents, ...describeOwnPages(Object.assign({}, ...texts))] };
}

export const describeOwnPages = (texts: Texts): SearchDocument[] =>
  ownPages.map(({ path, title, text }) => ({ kind: 'page', title: texts[title] ?? '', text: texts[text] ?? '', path, keywords: [] }));
