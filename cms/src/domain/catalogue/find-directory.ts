import type { Core } from '@strapi/strapi';
import { locales } from '../../contract/constants';
import { declarationPaths, listPaths, type ContentKind } from '../../contract/content/content-path';
import { redirectKey, type Redirect } from '../../contract/content/redirect';
import type { SearchDocument } from '../../contract/content/search-document';
import type { SitemapEntry } from '../../contract/content/site';
import type { Edition } from './entries';
import { findAddresses } from './find-addresses';
import { findSearchDocuments } from './find-search-documents';

/** Kinds whose entries a page of its own lists. */
const listedKinds = ['article', 'library-entry', 'project'] as const satisfies ContentKind[];

type RedirectRow = { from: string; to: string | null; kind: 'moved' | 'gone' };

/** All content at a glance: for crawlers, for the search, for addresses that are gone. */
export const directoryQueries = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Every page the shop serves, without language prefix. */
  async sitemap(): Promise<SitemapEntry[]> {
    const [addresses, faqsAt] = await Promise.all([findAddresses(strapi), newestFaqAt(strapi)]);
    const newest = (kind: ContentKind) =>
      addresses
        .filter((address) => address.kind === kind)
        .map(({ updatedAt }) => updatedAt)
        .sort()
        .at(-1);
    const lists = [...listedKinds.map((kind) => [listPaths[kind], newest(kind)] as const), [listPaths.faq, faqsAt] as const];
    // They show what the terms say.
    const declarations = Object.values(declarationPaths).map((path) => [path, newest('legal-page')] as const);
    return [
      ...addresses.map(({ path, locales: written, updatedAt }) => ({ path, locales: written, updatedAt })),
      ...[...lists, ...declarations].flatMap(([path, updatedAt]) => (updatedAt ? [{ path, locales: [...locales], updatedAt }] : [])),
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

  searchDocuments: (edition: Edition): Promise<SearchDocument[]> => findSearchDocuments(strapi, edition),
});

async function newestFaqAt(strapi: Core.Strapi): Promise<string | undefined> {
  const row: { updatedAt: string } | null = await strapi.db
    .query('api::faq.faq')
    .findOne({ where: { publishedAt: { $notNull: true } }, orderBy: { updatedAt: 'desc' }, select: ['updatedAt'] });
  return row ? new Date(row.updatedAt).toISOString() : undefined;
}
