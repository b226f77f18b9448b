import type { Page } from '@contract/list';
import type { ArticleSummary } from '@contract/content/knowledge';
import { locales, type Locale } from '@contract/constants';
import { feedPath, furtherServicesPath, localePath } from '../../src/lib/text/locale-path';
import { renderFurtherServices } from '../../src/further-services';
import { get } from '../../src/lib/http/http';
import { atomFeed, readSearchIndex } from '../feeds/atom-feed';
import { readKnownPages } from './known-pages';
import { llmsTxt } from '../feeds/llms-txt';
import { readTexts } from '../render/texts';

const FEED_LENGTH = 50;

type ContentFile = {
  headers: Record<string, string>;
  /** Returns null when there is no such content. */
  read: (locale: Locale, origin: string) => Promise<string | null>;
};

const searchIndex: ContentFile = {
  headers: { 'content-type': 'application/json; charset=utf-8' },
  read: async (locale) => JSON.stringify(await readSearchIndex(locale)),
};

const feed: ContentFile = {
  headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
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
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  async read(locale, origin) {
    const [{ site, pages }, ...texts] = await Promise.all([
      readKnownPages(locale),
      readTexts(locale, 'search'),
      readTexts(locale, 'shell'),
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

/** A part of the menus, and no page that search engines may show. */
const furtherServices = (section: string): ContentFile => ({
  headers: { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' },
  read: (locale) => renderFurtherServices(section, locale, readTexts),
});

function fileAt(path: string) {
  const [, section] = /^\/menus\/[a-z]+\/([a-z0-9-]+)\.html$/.exec(path) ?? [];
  const locale = section && locales.find((name) => furtherServicesPath(name, section) === path);
  return locale ? { file: furtherServices(section), locale } : files.get(path);
}

export const isContentFile = (path: string): boolean => fileAt(path) !== undefined;

/** Reads a file that is made of content and changes with it, or null when there is none at `path`. @throws Problem */
export async function readContentFile(path: string, origin: string): Promise<{ headers: Record<string, string>; text: string } | null> {
  const found = fileAt(path);
  const text = (await found?.file.read(found.locale, origin)) ?? null;
  return found && text !== null ? { headers: found.file.headers, text } : null;
}

/** A `fetch` for the web server's own renders, which read these files as browsers do. */
export const withContentFiles =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const file = await readContentFile(String(input), '');
    return file ? new Response(file.text, { headers: file.headers }) : send(input, init);
  };
