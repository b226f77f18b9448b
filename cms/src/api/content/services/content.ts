import type { Core } from '@strapi/strapi';
import type { Locale } from '../../../contract/constants';
import { Problem } from '../../../contract/problem';
import type { Category, Product } from '../../../contract/product';
import type { Home, Site, SitemapEntry } from '../../../contract/site';
import { addonIds, findAddons, findCategories, findProducts, listed, type Listed } from '../../../content/catalogue';
import { presentCategorySummary } from '../../../content/present-product';
import { published } from '../../../content/published';
import type { HomeRow, NamedPageRow, ProjectRow, SiteRow } from '../../../content/rows';
import { html, presentFaqs, presentSeo, splitLines } from '../../../content/text';
import { presentHome, presentSite } from '../present';

const RELATED_ON_CATEGORY = 3;
const QUESTIONS_ON_CATEGORY = 5;
const REQUIREMENTS_ON_CATEGORY = 6;
const PROJECTS_ON_HOME = 4;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Header, menus and footer. @throws Problem not-found before the site entry is published. */
  async site(locale: Locale): Promise<Site> {
    const populate = { highlights: true, navigation: true, footerColumns: { populate: { links: true } }, social: true };
    const [[site], categories, products, tools, solutions, overrides] = await Promise.all([
      published<SiteRow>(strapi, 'api::site.site', locale, { populate }),
      findCategories(strapi, locale),
      findProducts(strapi, locale),
      published<NamedPageRow>(strapi, 'api::tool.tool', locale, { sort: ['order', 'id'] }),
      published<NamedPageRow>(strapi, 'api::solution.solution', locale, { sort: ['order', 'id'] }),
      findOverrides(strapi, locale),
    ]);
    if (!site) throw new Problem('not-found');
    return presentSite({ site, categories, products, tools, solutions, overrides });
  },

  /** @throws Problem not-found */
  async home(locale: Locale): Promise<Home> {
    const [[home], projects, products] = await Promise.all([
      published<HomeRow>(strapi, 'api::home.home', locale, { populate: { steps: true, why: true } }),
      published<ProjectRow>(strapi, 'api::project.project', locale, {
        populate: { category: { fields: ['documentId'] }, products: { fields: ['documentId'] } },
        sort: ['order', 'id'],
      }),
      findProducts(strapi, locale),
    ]);
    if (!home) throw new Problem('not-found');
    return presentHome(home, projects.slice(0, PROJECTS_ON_HOME), products);
  },

  /** @throws Problem not-found */
  async category(locale: Locale, slug: string): Promise<Category> {
    const [categories, products] = await Promise.all([findCategories(strapi, locale), findProducts(strapi, locale, {}, true)]);
    const category = categories.find((row) => row.slug === slug);
    if (!category) throw new Problem('not-found');
    const own = products.filter((product) => product.category.documentId === category.documentId);
    return {
      ...presentCategorySummary(category),
      intro: category.intro ?? '',
      bodyHtml: html(category.body),
      products: own.map(({ row, summary }) => ({ ...summary, features: splitLines(row.features) })),
      requirements: unique(own.flatMap(({ row }) => splitLines(row.requirements))).slice(0, REQUIREMENTS_ON_CATEGORY),
      faqs: own.flatMap(({ row }) => presentFaqs(row.faqs)).slice(0, QUESTIONS_ON_CATEGORY),
      related: relatedOutside(own, products),
      seo: presentSeo(category, category.name),
      updatedAt: category.updatedAt,
    };
  },

  /** @throws Problem not-found */
  async product(locale: Locale, categorySlug: string, slug: string): Promise<Product> {
    const found = await findProducts(strapi, locale, { slug }, true);
    const product = found.find(({ category }) => category.slug === categorySlug);
    if (!product) throw new Problem('not-found');
    const { row, category, summary } = product;
    const relatedIds = (row.related ?? []).map(({ documentId }) => documentId);
    const [addons, related] = await Promise.all([
      findAddons(strapi, locale, addonIds(row)),
      findProducts(strapi, locale, { documentId: { $in: relatedIds } }),
    ]);
    return {
      ...summary,
      categoryName: category.name,
      summary: row.summary ?? '',
      descriptionHtml: html(row.description),
      features: splitLines(row.features),
      deliverables: splitLines(row.deliverables),
      requirements: splitLines(row.requirements),
      faqs: presentFaqs(row.faqs),
      addons: listed(addonIds(row), addons),
      related: listed(relatedIds, new Map(related.map((one) => [one.row.documentId, one.summary]))),
      seo: presentSeo(row, row.name),
      updatedAt: row.updatedAt,
    };
  },

  /** Every page the shop serves, without language prefix. */
  async sitemap(): Promise<SitemapEntry[]> {
    const [[home], categories, products] = await Promise.all([
      published<HomeRow>(strapi, 'api::home.home', 'de'),
      findCategories(strapi, 'de'),
      findProducts(strapi, 'de'),
    ]);
    return [
      ...(home ? [{ path: '/', updatedAt: home.updatedAt }] : []),
      ...categories.map(({ slug, updatedAt }) => ({ path: `/${slug}`, updatedAt })),
      ...products.map(({ row, category }) => ({ path: `/${category.slug}/${row.slug}`, updatedAt: row.updatedAt })),
    ];
  },
});

type Override = { key: string; de: string | null; en: string | null };

async function findOverrides(strapi: Core.Strapi, locale: Locale): Promise<Record<string, string>> {
  const rows: Override[] = await strapi.db.query('api::translation.translation').findMany({ select: ['key', 'de', 'en'] });
  return Object.fromEntries(rows.flatMap((row) => (row[locale] ? [[row.key, row[locale]]] : [])));
}

/** What goes with the category's products and belongs to another category, one for each category first. */
function relatedOutside(own: Listed[], products: Listed[]) {
  const ids = unique(own.flatMap(({ row }) => (row.related ?? []).map(({ documentId }) => documentId)));
  const related = listed(ids, new Map(products.map((one) => [one.row.documentId, one.summary])));
  return related.filter(({ category }) => category !== own[0]?.summary.category).slice(0, RELATED_ON_CATEGORY);
}

const unique = (items: readonly string[]): string[] => [...new Set(items)];
