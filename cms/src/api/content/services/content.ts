import type { Core } from '@strapi/strapi';
import type { Locale } from '../../../contract/constants';
import { Problem } from '../../../contract/problem';
import type { Category, Product } from '../../../contract/product';
import type { Home, Site, SitemapEntry } from '../../../contract/site';
import { addonIds, findAddons, findCategories, findProducts, listed } from '../../../content/catalogue';
import { published } from '../../../content/published';
import type { HomeRow, NamedPageRow, ProjectRow, SiteRow } from '../../../content/rows';
import { presentCategory, presentProduct } from '../present-catalogue';
import { presentHome, presentSite } from '../present-site';

const reference = { fields: ['documentId'] };

/** What visitors read. Every method throws Problem not-found for what is not published in `locale`. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  site: (locale: Locale) => findSite(strapi, locale),
  home: (locale: Locale) => findHome(strapi, locale),
  category: (locale: Locale, slug: string) => findCategory(strapi, locale, slug),
  product: (locale: Locale, category: string, slug: string) => findProduct(strapi, locale, category, slug),
  sitemap: () => findSitemap(strapi),
});

async function findSite(strapi: Core.Strapi, locale: Locale): Promise<Site> {
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
}

async function findHome(strapi: Core.Strapi, locale: Locale): Promise<Home> {
  const [[home], projects, products] = await Promise.all([
    published<HomeRow>(strapi, 'api::home.home', locale, { populate: { steps: true, why: true } }),
    published<ProjectRow>(strapi, 'api::project.project', locale, { populate: { products: reference }, sort: ['order', 'id'] }),
    findProducts(strapi, locale),
  ]);
  if (!home) throw new Problem('not-found');
  return presentHome(home, projects, products);
}

async function findCategory(strapi: Core.Strapi, locale: Locale, slug: string): Promise<Category> {
  const [categories, products] = await Promise.all([findCategories(strapi, locale), findProducts(strapi, locale, {}, true)]);
  const category = categories.find((row) => row.slug === slug);
  if (!category) throw new Problem('not-found');
  return presentCategory(category, products);
}

async function findProduct(strapi: Core.Strapi, locale: Locale, category: string, slug: string): Promise<Product> {
  const found = await findProducts(strapi, locale, { slug }, true);
  const product = found.find((one) => one.category.slug === category);
  if (!product) throw new Problem('not-found');
  const relatedIds = (product.row.related ?? []).map(({ documentId }) => documentId);
  const [addons, related] = await Promise.all([
    findAddons(strapi, locale, addonIds(product.row)),
    findProducts(strapi, locale, { documentId: { $in: relatedIds } }),
  ]);
  const summaries = new Map(related.map((one) => [one.row.documentId, one.summary]));
  return presentProduct(product, listed(addonIds(product.row), addons), listed(relatedIds, summaries));
}

/** Every page the shop serves, without language prefix. */
async function findSitemap(strapi: Core.Strapi): Promise<SitemapEntry[]> {
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
}

type Override = { key: string; de: string | null; en: string | null };

async function findOverrides(strapi: Core.Strapi, locale: Locale): Promise<Record<string, string>> {
  const rows: Override[] = await strapi.db.query('api::translation.translation').findMany({ select: ['key', 'de', 'en'] });
  return Object.fromEntries(rows.flatMap((row) => (row[locale] ? [[row.key, row[locale]]] : [])));
}
