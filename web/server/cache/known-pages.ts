import type { Locale } from '@contract/constants';
import { listedPages } from '@contract/content/page-kinds';
import type { SearchDocument, SearchDocuments, SearchWording } from '@contract/content/directory';
import type { Site } from '@contract/content/site';
import { get } from '../../src/lib/http/http';
import type { Texts } from '../../src/lib/text/strings';
import { readTexts } from '../render/texts';

const own = listedPages();
const textFiles = [...new Set(own.map(({ texts }) => texts.file))];

/** Reads every page with a title, in the order of the CMS: its entries, then the program's own pages; and what editors teach the search. */
export async function readKnownPages(locale: Locale): Promise<{ site: Site; pages: SearchDocument[]; wording: SearchWording }> {
  const [{ documents, wording }, site, ...texts] = await Promise.all([
    get<SearchDocuments>('/api/search-documents', { locale }),
    get<Site>('/api/site', { locale }),
    ...textFiles.map((file) => readTexts(locale, file)),
  ]);
  return { site, wording, pages: [...documents, ...describeOwnPages(Object.assign({}, ...texts))] };
}

export const describeOwnPages = (strings: Texts): SearchDocument[] =>
  own.map(({ path, texts: { title, about } }) => ({
    kind: 'page',
    title: strings[title] ?? '',
    text: strings[about] ?? '',
    path,
    keywords: [],
  }));
