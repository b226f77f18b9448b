import type { Core } from '@strapi/strapi';
import { locales } from '../../contract/constants';
import { contentPath } from '../../contract/content/content-path';
import { type ContentKind, listedPages, ownPages } from '../../contract/content/page-kinds';
import { type Redirect, redirectKey, type RedirectKind, type SearchDocument, type SearchDocuments } from '../../contract/content/directory';
import type { SitemapEntry } from '../../contract/content/site';
import { type Edition, findEntries, findOne } from './entries';
import { noteTypes, uidOf } from './answer-types';
import { findAddresses } from './find-addresses';
import { findCategories, findProducts, type Listed } from './catalogue';
import type { FaqRow, CategoryRow, SearchWordingRow } from './rows';
import { plainText, splitCommas } from './text';

type RedirectRow = { from: string; to: string | null; kind: RedirectKind };

/** Reads all content at a glance: for crawlers, for the search, for addresses that are gone. */
export const directoryQueries = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Lists every page the shop serves, without language prefix. */
  async sitemap(): Promise<SitemapEntry[]> {
    const [addresses, faqsAt] = await Promise.all([findAddresses(strapi), newestFaqAt(strapi)]);
    const newest = (kind: ContentKind) =>
      addresses
        .filter((address) => address.kind === kind)
        .map(({ updatedAt }) => updatedAt)
        .sort()
        .at(-1);
    const own = listedPages().map(({ path, shows }) => ({ path, updatedAt: shows && (shows === 'faq' ? faqsAt : newest(shows)) }));
    return [
      ...addresses.map(({ path, locales: written, updatedAt }) => ({ path, locales: written, updatedAt })),
      ...own.flatMap(({ path, updatedAt }) => (updatedAt ? [{ path, locales: [...locales], updatedAt }] : [])),
    ];
  },

  async redirects(): Promise<Redirect[]> {
    const rows: RedirectRow[] = await strapi.db
      .query('api::redirect.redirect')
      .findMany({ where: { active: true }, orderBy: { id: 'asc' } });
    return rows.map(({ from, to, kind }) => ({
      from: redirectKey(from),
      ...(kind === 'moved' ? ({ to, status: 301 } as const) : ({ to: null, status: 410 } as const)),
    }));
  },

  async searchDocuments(edition: Edition): Promise<SearchDocuments> {
    const [documents, { searchSynonyms, searchAnswers }] = await Promise.all([
      findSearchDocuments(strapi, edition),
      findOne<SearchWordingRow>(strapi, 'api::site.site', edition, { fields: ['searchSynonyms', 'searchAnswers'] }),
    ]);
    return { documents, wording: { synonyms: searchSynonyms ?? '', answers: searchAnswers ?? '' } };
  },
});

async function newestFaqAt(strapi: Core.Strapi): Promise<string | undefined> {
  noteTypes(strapi, 'api::faq.faq');
  const row: { updatedAt: string } | null = await strapi.db
    .query('api::faq.faq')
    .findOne({ where: { publishedAt: { $notNull: true } }, orderBy: { updatedAt: 'desc' }, select: ['updatedAt'] });
  return row ? new Date(row.updatedAt).toISOString() : undefined;
}

const TEXT_LENGTH = 200;

type Source = { title: string; text: string[]; keywords?: string };
type PlainRow = { documentId: string; updatedAt: string } & Record<string, string | null>;

/** The fields of each kind that hold its title, its description, and further words that the search finds it by. */
const sources = {
  solution: { title: 'name', text: ['headline', 'intro'] },
  tool: { title: 'name', text: ['headline', 'intro'] },
  page: { title: 'title', text: ['intro'] },
  article: { title: 'title', text: ['teaser'], keywords: 'tags' },
  'library-entry': { title: 'term', text: ['short'] },
  project: { title: 'title', text: ['summary'], keywords: 'location' },
  comparison: { title: 'title', text: ['intro'] },
  subscription: { title: 'title', text: ['intro'] },
  'legal-page': { title: 'title', text: [] },
} satisfies Record<Exclude<ContentKind, 'home' | 'category' | 'product'>, Source>;

/** The word by which services are found that can be had sooner, equal in all languages. */
const EXPRESS = 'Express';

/** Lists every page that the search can lead to, services first. */
async function findSearchDocuments(strapi: Core.Strapi, edition: Edition): Promise<SearchDocument[]> {
  const [products, categories, faqs, ...others] = await Promise.all([
    findProducts(strapi, edition),
    findCategories(strapi, edition),
    findEntries<FaqRow>(strapi, 'api::faq.faq', edition, { sort: ['order', 'id'] }),
    ...Object.entries(sources).map(([kind, source]) => findPlain(strapi, edition, kind as keyof typeof sources, source)),
  ]);
  // Equally good hits come in this order: by category, as the menu has them.
  const ordered = categories.flatMap(({ documentId }) => products.filter(({ category }) => category.documentId === documentId));
  return [...categories.map(ofCategory), ...ordered.map(ofProduct), ...others.flat(), ...faqs.map(ofQuestion)];
}

async function findPlain(strapi: Core.Strapi, edition: Edition, kind: keyof typeof sources, source: Source): Promise<SearchDocument[]> {
  const { title, text, keywords } = source;
  const slug = kind === 'subscription' ? [] : ['slug'];
  const fields = [...slug, title, ...text, ...(keywords ? [keywords] : [])];
  const rows = await findEntries<PlainRow>(strapi, uidOf(kind), edition, { fields });
  return rows.map((row) => ({
    kind,
    title: row[title] ?? '',
    text: short(text.map((field) => row[field] ?? '').join(' ')),
    path: contentPath(kind, row.slug ?? ''),
    keywords: splitCommas(keywords && row[keywords]),
  }));
}

const ofCategory = (row: CategoryRow): SearchDocument => ({
  kind: 'category',
  title: row.name,
  text: short(row.claim ?? ''),
  path: contentPath('category', row.slug),
  keywords: [],
  accent: row.accent,
});

const ofProduct = ({ row, category, summary }: Listed): SearchDocument => ({
  kind: 'product',
  title: row.name,
  text: short(row.tagline || (row.summary ?? '')),
  path: contentPath('product', row.slug, category.slug),
  keywords: [...new Set([category.name, ...summary.inputFormats, ...summary.outputFormats, ...(summary.express ? [EXPRESS] : [])])],
  price: summary.price,
  unit: summary.unit,
  accent: summary.accent,
});

/** Describes a question, which stands on the page of all questions under its id. */
const ofQuestion = (row: FaqRow): SearchDocument => ({
  kind: 'faq',
  title: row.question,
  text: short(row.answer ?? ''),
  path: `${ownPages.faq.path}#faq-${row.documentId}`,
  keywords: [],
});

/** Returns the beginning of a text, without Markdown, cut at a word. */
function short(markdown: string): string {
  const text = plainText(markdown);
  return text.length <= TEXT_LENGTH ? text : `${text.slice(0, text.lastIndexOf(' ', TEXT_LENGTH))} …`;
}
