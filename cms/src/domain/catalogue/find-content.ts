import { findSeller } from './seller-of';
import type { Core } from '@strapi/strapi';
import type { Locale } from '../../contract/constants';
import { Problem } from '../../contract/problem';
import { sharedPicturePath } from '../../contract/content/picture';
import type { Addon, Category, Product, ProductSummary } from '../../contract/content/product';
import type { Home, Site } from '../../contract/content/site';
import {
  addonIds,
  findAddons,
  findCategories,
  findCategoryPicture,
  findProducts,
  findSummaries,
  idsOf,
  listed,
  type Listed,
  presentCategorySummary,
  presentMenuCategory,
  presentTiers,
  presentBody,
  presentRecommendation,
} from './catalogue';
import { type Edition, findEntries, findOne } from './entries';
import type { CategoryRow, HomeRow, NamedPageRow, SiteRow } from './rows';
import { readOverrides } from '../../platform/strings/overrides';
import { projectQueries } from './find-project';
import { html, presentFaqs, presentSeo, splitLines } from './text';
import { contentPath, firstSentence } from '../../contract/content/content-path';
import { presentPicture, presentPictures, withFile } from './pictures/picture-row';
import { posterOf, sampleOf } from './samples';
import { presentTitledText } from './present-page';
import { withBlocks } from './blocks/block-row';
import { presentBlocks } from './blocks/present-blocks';

const PROJECTS_ON_HOME = 4;

/** Reads the catalogue and the frame around it. Every method throws Problem not-found for entries that the edition does not hold. */
export const contentQueries = ({ strapi }: { strapi: Core.Strapi }) => ({
  site: (edition: Edition) => findSite(strapi, edition),
  home: (edition: Edition) => findHome(strapi, edition),
  category: (edition: Edition, slug: string) => findCategory(strapi, edition, slug),
  product: (edition: Edition, category: string, slug: string) => findProduct(strapi, edition, category, slug),
});

async function findSite(strapi: Core.Strapi, edition: Edition): Promise<Site> {
  const populate = {
    highlights: true,
    navigation: true,
    footerColumns: { populate: { links: true } },
    social: true,
    sharePicture: withFile,
  };
  const [site, seller, categories, products, tools, solutions, overrides] = await Promise.all([
    findOne<SiteRow>(strapi, 'api::site.site', edition, { populate }),
    findSeller(strapi),
    findCategories(strapi, edition),
    findProducts(strapi, edition),
    findEntries<NamedPageRow>(strapi, 'api::tool.tool', edition, { sort: ['order', 'id'] }),
    findEntries<NamedPageRow>(strapi, 'api::solution.solution', edition, { sort: ['order', 'id'] }),
    readOverrides(strapi),
  ]);
  const sharePicture = presentPicture(site.sharePicture, edition.locale);
  const parts = { site, legalName: seller.legalName, categories, products, tools, solutions, overrides: overrides[edition.locale] };
  return { ...presentSite(parts), ...(sharePicture && { sharePicture: sharedPicturePath(sharePicture) }) };
}

async function findHome(strapi: Core.Strapi, edition: Edition): Promise<Home> {
  const [home, projects] = await Promise.all([
    findOne<HomeRow>(strapi, 'api::home.home', edition, { populate: { steps: true, why: true, picture: withFile, blocks: withBlocks } }),
    projectQueries({ strapi }).list(edition, { limit: PROJECTS_ON_HOME }),
  ]);
  const picture = presentPicture(home.picture, edition.locale);
  return { ...presentHome(home, projects.items), ...(picture && { picture }), ...(await presentBlocks(strapi, edition, home.blocks)) };
}

async function findCategory(strapi: Core.Strapi, edition: Edition, slug: string): Promise<Category> {
  const [categories, products] = await Promise.all([findCategories(strapi, edition), findProducts(strapi, edition, {}, { faqs: true })]);
  const category = categories.find((row) => row.slug === slug);
  if (!category) throw new Problem('not-found');
  const picture = await findCategoryPicture(strapi, edition, category.documentId);
  return { ...presentCategory(category, products, edition.locale), ...(picture && { picture }) };
}

async function findProduct(strapi: Core.Strapi, edition: Edition, category: string, slug: string): Promise<Product> {
  const found = await findProducts(strapi, edition, { slug }, { faqs: true, gallery: withFile });
  const product = found.find((one) => one.category.slug === category);
  if (!product) throw new Problem('not-found');
  const [addons, related] = await Promise.all([
    findAddons(strapi, edition, addonIds(product.row)),
    findSummaries(strapi, edition, idsOf(product.row.related)),
  ]);
  const gallery = presentPictures(product.row.gallery, edition.locale);
  const sample = sampleOf(`${category}/${slug}`, edition.locale);
  return {
    ...presentProduct(product, listed(addonIds(product.row), addons), related),
    ...(gallery.length > 0 && { gallery }),
    ...(sample && { sample }),
  };
}

const RELATED_ON_CATEGORY = 3;
const RELATED_ON_PRODUCT = 12;
const QUESTIONS_ON_CATEGORY = 5;
const REQUIREMENTS_ON_CATEGORY = 6;

/**
 * Presents a category.
 * @param products every product for sale, since related ones come from other categories
 */
function presentCategory(category: CategoryRow, products: readonly Listed[], locale: Locale): Category {
  const own = products.filter((product) => product.category.documentId === category.documentId);
  return {
    ...presentCategorySummary(category),
    intro: category.intro ?? '',
    ...presentBody(category, own),
    recommendation: presentRecommendation(category, own),
    products: own.map(({ row, summary }) => {
      const poster = posterOf(`${category.slug}/${row.slug}`, locale);
      return { ...summary, features: splitLines(row.features), ...(poster && { poster }) };
    }),
    requirements: own.flatMap(mainRequirement).slice(0, REQUIREMENTS_ON_CATEGORY),
    faqs: own.flatMap(({ row }) => presentFaqs(row.faqs)).slice(0, QUESTIONS_ON_CATEGORY),
    related: relatedOutside(own, products),
    seo: presentSeo(category, category.name, category.intro),
    updatedAt: category.updatedAt,
  };
}

function presentProduct({ row, category, summary }: Listed, addons: Addon[], related: ProductSummary[]): Product {
  return {
    ...summary,
    categoryName: category.name,
    tiers: presentTiers(row),
    summary: row.summary ?? '',
    descriptionHtml: html(row.description),
    features: splitLines(row.features),
    deliverables: splitLines(row.deliverables),
    requirements: splitLines(row.requirements),
    faqs: presentFaqs(row.faqs),
    addons,
    related: related.slice(0, RELATED_ON_PRODUCT),
    seo: presentSeo(row, row.name, row.summary),
    updatedAt: row.updatedAt,
  };
}

/** Returns the requirement that editors list first. */
function mainRequirement({ row }: Listed) {
  const [text] = splitLines(row.requirements);
  return text ? [{ product: row.name, text }] : [];
}

/** Returns products that go with the category's products and belong to another category. */
function relatedOutside(own: readonly Listed[], products: readonly Listed[]): ProductSummary[] {
  const ids = unique(own.flatMap(({ row }) => (row.related ?? []).map(({ documentId }) => documentId)));
  const related = listed(ids, new Map(products.map((one) => [one.row.documentId, one.summary])));
  return related.filter(({ category }) => category !== own[0]?.summary.category).slice(0, RELATED_ON_CATEGORY);
}

const unique = (items: readonly string[]): string[] => [...new Set(items)];

type SiteSections = {
  site: SiteRow;
  legalName: string;
  categories: CategoryRow[];
  products: Listed[];
  tools: NamedPageRow[];
  solutions: NamedPageRow[];
  overrides: Record<string, string>;
};

function presentSite({ site, legalName, categories, products, tools, solutions, overrides }: SiteSections): Site {
  const brand = site.brand ?? '';
  return {
    brand,
    legalName,
    phone: site.phone ?? '',
    email: site.email ?? '',
    address: site.address ?? '',
    supportHours: site.supportHours ?? '',
    claim: site.claim ?? '',
    trustClaims: splitLines(site.trustClaims),
    highlights: site.highlights.map(({ tag, title, text, to }) => ({ tag: tag ?? '', title, text: text ?? '', to })),
    social: site.social.map(({ network, url }) => ({ network, url })),
    navigation: site.navigation.map(presentLink),
    categories: categories.map((category) => presentMenuCategory(category, products)),
    tools: tools.map(presentNamedPage),
    solutions: solutions.map(presentNamedPage),
    footer: {
      about: site.footerAbout ?? '',
      columns: site.footerColumns.map(({ title, links }) => ({ title, links: links.map(presentLink) })),
      supportTitle: site.supportTitle ?? '',
      supportText: site.supportText ?? '',
      priceNote: site.priceNote ?? '',
      copyright: (site.copyright ?? '').replace('{year}', String(new Date().getFullYear())).replace('{brand}', brand),
    },
    overrides,
  };
}

function presentHome(home: HomeRow, projects: Home['projects']): Home {
  return {
    title: home.title ?? '',
    subtitle: home.subtitle ?? '',
    primaryCta: home.primaryCta ?? '',
    secondaryCta: home.secondaryCta ?? '',
    categoriesTitle: home.categoriesTitle ?? '',
    stepsTitle: home.stepsTitle ?? '',
    steps: home.steps.map(presentTitledText),
    whyTitle: home.whyTitle ?? '',
    why: home.why.map(presentTitledText),
    projectsNote: home.projectsNote ?? '',
    ctaTitle: home.ctaTitle ?? '',
    ctaText: home.ctaText ?? '',
    projects,
    seo: presentSeo(home, home.title ?? '', home.subtitle),
    updatedAt: home.updatedAt,
  };
}

const presentLink = ({ label, to }: { label: string; to: string }) => ({ label, to });

const presentNamedPage = ({ name, intro, slug }: NamedPageRow) => ({
  name,
  text: firstSentence(intro ?? ''),
  to: contentPath('solution', slug),
});
