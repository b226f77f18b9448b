import type { Core } from '@strapi/strapi';
import { Problem } from '../../contract/problem';
import type { Category, Product } from '../../contract/content/product';
import type { Home, Site } from '../../contract/content/site';
import { addonIds, findAddons, findCategories, findProducts, findSummaries, idsOf, listed } from './catalogue';
import { findEntries, type Edition } from './entries';
import { findOne } from './find-one';
import type { HomeRow, NamedPageRow, SiteRow } from './rows';
import { readOverrides } from '../../platform/strings/overrides';
import { presentCategory, presentProduct } from './present-catalogue';
import { presentHome, presentSite } from './present-site';
import { projectQueries } from './find-project';

const PROJECTS_ON_HOME = 4;

/** The catalogue and what frames it. Every method throws Problem not-found for what the edition does not hold. */
export const contentQueries = ({ strapi }: { strapi: Core.Strapi }) => ({
  site: (edition: Edition) => findSite(strapi, edition),
  home: (edition: Edition) => findHome(strapi, edition),
  category: (edition: Edition, slug: string) => findCategory(strapi, edition, slug),
  product: (edition: Edition, category: string, slug: string) => findProduct(strapi, edition, category, slug),
});

async function findSite(strapi: Core.Strapi, edition: Edition): Promise<Site> {
  const populate = { highlights: true, navigation: true, footerColumns: { populate: { links: true } }, social: true };
  const [site, categories, products, tools, solutions, overrides] = await Promise.all([
    findOne<SiteRow>(strapi, 'api::site.site', edition, { populate }),
    findCategories(strapi, edition),
    findProducts(strapi, edition),
    findEntries<NamedPageRow>(strapi, 'api::tool.tool', edition, { sort: ['order', 'id'] }),
    findEntries<NamedPageRow>(strapi, 'api::solution.solution', edition, { sort: ['order', 'id'] }),
    readOverrides(strapi),
  ]);
  return presentSite({ site, categories, products, tools, solutions, overrides: overrides[edition.locale] });
}

async function findHome(strapi: Core.Strapi, edition: Edition): Promise<Home> {
  const [home, projects] = await Promise.all([
    findOne<HomeRow>(strapi, 'api::home.home', edition, { populate: { steps: true, why: true } }),
    projectQueries({ strapi }).list(edition, { limit: PROJECTS_ON_HOME }),
  ]);
  return presentHome(home, projects.items);
}

async function findCategory(strapi: Core.Strapi, edition: Edition, slug: string): Promise<Category> {
  const [categories, products] = await Promise.all([findCategories(strapi, edition), findProducts(strapi, edition, {}, true)]);
  const category = categories.find((row) => row.slug === slug);
  if (!category) throw new Problem('not-found');
  return presentCategory(category, products);
}

async function findProduct(strapi: Core.Strapi, edition: Edition, category: string, slug: string): Promise<Product> {
  const found = await findProducts(strapi, edition, { slug }, true);
  const product = found.find((one) => one.category.slug === category);
  if (!product) throw new Problem('not-found');
  const [addons, related] = await Promise.all([
    findAddons(strapi, edition, addonIds(product.row)),
    findSummaries(strapi, edition, idsOf(product.row.related)),
  ]);
  return presentProduct(product, listed(addonIds(product.row), addons), related);
}
