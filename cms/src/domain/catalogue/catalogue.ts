import type { Site } from '../../contract/content/site';
import { fromPrice } from '../../contract/pricing/from-price';
import type { Core } from '@strapi/strapi';
import type {
  Addon,
  Category,
  CategorySummary,
  ConfigurableProduct,
  PriceTier,
  ProductSummary,
  CatalogueItem,
} from '../../contract/content/product';
import { type Edition, findEntries } from './entries';
import type { AddonRow, CategoryRow, ProductRow } from './rows';
import { centsFromEuros } from '../../contract/pricing/money';
import { html, liftTable, splitCommas } from './text';
import { addonPricing } from '../../contract/pricing/pricing';
import type { Picture } from '../../contract/content/picture';
import { presentPicture, withFile } from './pictures/picture-row';

const reference = { fields: ['documentId'] };

/** A product with its category; products without a category that can be seen are not for sale. */
export type Listed = { row: ProductRow; category: CategoryRow; summary: ProductSummary };

export const findCategories = (strapi: Core.Strapi, edition: Edition): Promise<CategoryRow[]> =>
  findEntries<CategoryRow>(strapi, 'api::category.category', edition, { populate: { recommendationCases: true }, sort: ['order', 'id'] });

/** Reads a category's picture, which only its own page shows. */
export async function findCategoryPicture(strapi: Core.Strapi, edition: Edition, documentId: string): Promise<Picture | undefined> {
  const query = { filters: { documentId }, fields: ['slug'], populate: { picture: withFile } };
  const [row] = await findEntries<CategoryRow>(strapi, 'api::category.category', edition, query);
  return presentPicture(row?.picture, edition.locale);
}

/** Reads products for sale in their order, with relations as documentIds. @param further what their own page shows of them besides */
export async function findProducts(strapi: Core.Strapi, edition: Edition, filters: object = {}, further: object = {}): Promise<Listed[]> {
  const populate = { category: reference, addons: reference, related: reference, tiers: true, ...further };
  const [rows, categories] = await Promise.all([
    findEntries<ProductRow>(strapi, 'api::product.product', edition, { filters, populate, sort: ['order', 'id'] }),
    findCategories(strapi, edition),
  ]);
  const categoryById = new Map(categories.map((category) => [category.documentId, category]));
  return rows.flatMap((row) => {
    const category = categoryById.get(row.category?.documentId ?? '');
    return category ? [{ row, category, summary: presentProductSummary(row, category) }] : [];
  });
}

/** Reads the named products as lists show them, in the order of `ids`. */
export async function findSummaries(strapi: Core.Strapi, edition: Edition, ids: readonly string[]): Promise<ProductSummary[]> {
  if (ids.length === 0) return [];
  const products = await findProducts(strapi, edition, { documentId: { $in: ids } });
  return listed(ids, new Map(products.map(({ row, summary }) => [row.documentId, summary])));
}

/** Reads add-ons by documentId. */
export async function findAddons(strapi: Core.Strapi, edition: Edition, ids: readonly string[]): Promise<Map<string, Addon>> {
  if (ids.length === 0) return new Map();
  const rows = await findEntries<AddonRow>(strapi, 'api::addon.addon', edition, { filters: { documentId: { $in: ids } } });
  return new Map(rows.map((row) => [row.documentId, presentAddon(row)]));
}

/** Reads products by documentId with the add-ons that each may be ordered with, in the editors' order. */
export async function findConfigurable(strapi: Core.Strapi, edition: Edition, ids: readonly string[]): Promise<ConfigurableProduct[]> {
  if (ids.length === 0) return [];
  const products = await findProducts(strapi, edition, { documentId: { $in: ids } });
  const addons = await findAddons(strapi, edition, [...new Set(products.flatMap(({ row }) => addonIds(row)))]);
  return products.map(({ row, category, summary }) => ({
    ...summary,
    categoryName: category.name,
    tiers: presentTiers(row),
    addons: listed(addonIds(row), addons),
  }));
}

export const addonIds = (row: ProductRow): string[] => idsOf(row.addons);

/** Returns the documentIds of a relation. */
export const idsOf = (references: readonly { documentId: string }[] = []): string[] => references.map(({ documentId }) => documentId);

/** Returns the values of `ids` that exist, in the order of `ids`. */
export const listed = <T>(ids: readonly string[], byId: ReadonlyMap<string, T>): T[] => ids.flatMap((id) => byId.get(id) ?? []);

export function presentCategorySummary(row: CategoryRow): CategorySummary {
  const { documentId, slug, accent, name, navLabel, claim } = row;
  return { id: documentId, slug, accent, name, navLabel, claim: claim ?? '' };
}

/** Presents a category's text, with the table that compares its services apart. */
export function presentBody({ body }: CategoryRow, own: readonly Listed[]): Pick<Category, 'bodyHtml' | 'compared'> {
  const names = own.map(({ row }) => row.name);
  const found = names.length > 0 ? liftTable(body ?? '', names) : null;
  return found ? { bodyHtml: found.restHtml, compared: found.rows } : { bodyHtml: html(body), compared: [] };
}

/** Presents what editors recommend; nothing while they have not said why, or the service is not for sale. */
export function presentRecommendation(category: CategoryRow, own: readonly Listed[]): Category['recommendation'] {
  const { recommended, recommendationTitle: title } = category;
  if (!recommended || !title || !own.some(({ row }) => row.slug === recommended)) return null;
  const cases = (category.recommendationCases ?? []).map((each) => ({ title: each.title, text: each.text ?? '' }));
  return { product: recommended, title, text: category.recommendationText ?? '', cases };
}

function presentProductSummary(row: ProductRow, category: Pick<CategoryRow, 'slug' | 'accent'>): ProductSummary {
  return {
    id: row.documentId,
    slug: row.slug,
    category: category.slug,
    accent: category.accent,
    name: row.name,
    tagline: row.tagline ?? '',
    price: centsFromEuros(row.price),
    unit: row.priceUnit,
    minQuantity: Number(row.minQuantity),
    leadTimeDays: row.leadTimeDays ?? 0,
    express: row.express ?? false,
    drawing: row.drawing || category.slug,
    inputFormats: splitCommas(row.inputFormats),
    outputFormats: splitCommas(row.outputFormats),
  };
}

/** Presents a product's volume ladder in the order of its quantities. */
export const presentTiers = ({ tiers = [] }: Pick<ProductRow, 'tiers'>): PriceTier[] =>
  tiers.map(({ from, price }) => ({ from: Number(from), price: centsFromEuros(price) })).toSorted((a, b) => a.from - b.from);

function presentAddon(row: AddonRow): Addon {
  const { documentId, slug, name, description, price, priceType, group, maxUnits } = row;
  return { id: documentId, slug, name, description: description ?? '', price, priceType, group, maxUnits };
}

/** Lists everything for sale, products first, each in the editors' order. */
export async function findCatalogueItems(strapi: Core.Strapi, edition: Edition): Promise<CatalogueItem[]> {
  const [products, addons] = await Promise.all([findProducts(strapi, edition), findEntries<AddonRow>(strapi, 'api::addon.addon', edition)]);
  return [...products.map(productItem), ...addons.map(addonItem)];
}

const productItem = ({ row, category, summary: { id, name, unit, price, minQuantity } }: Listed): CatalogueItem => ({
  id,
  kind: 'product',
  name,
  category: category.name,
  unit,
  price,
  tiers: presentTiers(row),
  percent: null,
  minQuantity,
  propertyRelated: row.propertyRelated ?? true,
  listedService: row.listedService ?? false,
});

const isPercent = (priceType: AddonRow['priceType']): boolean => addonPricing[priceType].priceIn === 'percents';

const addonItem = ({ documentId, name, price, priceType }: AddonRow): CatalogueItem => ({
  id: documentId,
  kind: 'addon',
  name,
  category: '',
  unit: null,
  price: isPercent(priceType) ? null : centsFromEuros(price),
  tiers: [],
  percent: isPercent(priceType) ? Number(price) : null,
  minQuantity: 1,
  propertyRelated: null,
  listedService: null,
});

/** The most services of a category in menus, which stand on every page; its own page has them all. */
const PRODUCTS_IN_MENU = 12;

/** Presents a category as every page's menus and home show it. @param products every product for sale */
export function presentMenuCategory(category: CategoryRow, products: readonly Listed[]): Site['categories'][number] {
  const own = products.filter((product) => product.category.documentId === category.documentId);
  const lowest = fromPrice(own.map(({ summary }) => summary));
  return {
    ...presentCategorySummary(category),
    products: own.slice(0, PRODUCTS_IN_MENU).map(presentMenuProduct),
    productCount: own.length,
    from: lowest ? { price: lowest.price, unit: lowest.unit } : null,
  };
}

const presentMenuProduct = ({ summary }: Listed): Site['categories'][number]['products'][number] => {
  const { slug, name, tagline, price, unit, drawing } = summary;
  return { slug, name, tagline, price, unit, drawing };
};
