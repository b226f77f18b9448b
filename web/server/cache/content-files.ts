import type { Page } from '@contract/list';
import type { ArticleSummary } from '@contract/content/knowledge';
import { locales, type Locale } from '@contract/constants';
import { feedPath, localePath } from '../../src/lib/text/locale-path';
import { get } from '../../src/lib/http/http';
import { atomFeed, readSearchIndex } from '../feeds/atom-feed';
import { readKnownPages } from './known-pages';
import { llmsTxt } from '../feeds/llms-txt';
import { readTexts } from '../render/texts';

const FEED_LENGTH = 50;

type ContentFile = { type: string; read: (locale: Locale, origin: string) => Promise<string> };

const searchIndex: ContentFile = {
  type: 'application/json; charset=utf-8',
  read: async (locale) => JSON.stringify(await readSearchIndex(locale)),
};

const feed: ContentFile = {
  type: 'application/atom+xml; charset=utf-8',
  async read(locale, origin) {
    const [{ items }, { site }, texts] = await Promise.all([
      get<Page<ArticleSummary>>(`/api/articles?limit=${FEED_LENGTH}`, { locale }),
      readKnownPages(locale),
      readTexts(locale, 'search'),
    ]);
    return atomFeed({ title: `${texts['search.kind.article']} | ${site.brand}`, subtitle: site.claim, locale, origin, articles: items });
  },
};

const brief: ContentFile = {
  type: 'text/plain; charset=utf-8',
  async read(locale, origin) {
    const [{ site, pages }, ...texts] = await Promise.all([
      readKnownPages(locale),
      readTexts(locale, 'search'),
      readTexts(locale, 'shell'),
      readTexts(locale, 'catalogue'),
    ]);
    return llmsTxt({ site, documents: pages, texts: Object.assign({}, ...texts), locale, origin });
  },
};

const files = new Map<string, { file: ContentFile; locale: Locale }>(
  locales.flatMap((locale) => [
    [`/search-index/${locale}.json`, { file: searchIndex, locale }],
    [feedPath(locale), { file: feed, locale }],
    [localePath(locale, '/llms.txt'), { file: brief, locale }],
  ]),
);

export const isContentFile = (path: string): boolean => files.has(path);

/** Reads a file that is made of content and changes with it, or null when there is none at `path`. @throws Problem */
export async function readContentFile(path: string, origin: string): Promise<{ type: string; text: string } | null> {
  const found = files.get(path);
  return found ? { type: found.file.type, text: await found.file.read(found.locale, origin) } : null;
}

/** A `fetch` for the web server's own renders, which read these files as browsers do. */
export const withContentFiles =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const file = await readContentFile(String(input), '');
    return file ? new Response(file.text, { headers: { 'content-type': file.type } }) : send(input, init);
  };
