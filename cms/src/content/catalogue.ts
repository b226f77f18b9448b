import type { Core } from '@strapi/strapi';
import type { Locale } from '../contract/constants';
import type { Addon, ConfigurableProduct, ProductSummary } from '../contract/product';
import { presentAddon, presentProductSummary } from './present-product';
import { published } from './published';
import type { AddonRow, CategoryRow, ProductRow } from './rows';

const reference = { fields: ['documentId'] };

/** A published product with its category; products without a published category are not for sale. */
export type Listed = { row: ProductRow; category: CategoryRow; summary: ProductSummary };

export const findCategories = (strapi: Core.Strapi, locale: Locale): Promise<CategoryRow[]> =>
  published<CategoryRow>(strapi, 'api::category.category', locale, { sort: ['order', 'id'] });

/** Products for sale in their order, with relations as documentIds and the questions when asked for. */
export async function findProducts(strapi: Core.Strapi, locale: Locale, filters: object = {}, withFaqs = false): Promise<Listed[]> {
  const populate = { category: reference, addons: reference, related: reference, ...(withFaqs && { faqs: true }) };
  const [rows, categories] = await Promise.all([
    published<ProductRow>(strapi, 'api::product.product', locale, { filters, populate, sort: ['order', 'id'] }),
    findCategories(strapi, locale),
  ]);
  const categoryById = new Map(categories.map((category) => [category.documentId, category]));
  return rows.flatMap((row) => {
    const category = categoryById.get(row.category?.documentId ?? '');
    return category ? [{ row, category, summary: presentProductSummary(row, category) }] : [];
  });
}

/** Published add-ons by documentId. */
export async function findAddons(strapi: Core.Strapi, locale: Locale, ids: readonly string[]): Promise<Map<string, Addon>> {
  if (ids.length === 0) return new Map();
  const rows = await published<AddonRow>(strapi, 'api::addon.addon', locale, { filters: { documentId: { $in: ids } } });
  return new Map(rows.map((row) => [row.documentId, presentAddon(row)]));
}

/** Products by documentId with the add-ons that each may be ordered with, in the editors' order. */
export async function findConfigurable(strapi: Core.Strapi, locale: Locale, ids: readonly string[]): Promise<ConfigurableProduct[]> {
  if (ids.length === 0) return [];
  const products = await findProducts(strapi, locale, { documentId: { $in: ids } });
  const addons = await findAddons(strapi, locale, [...new Set(products.flatMap(({ row }) => addonIds(row)))]);
  return products.map(({ row, category, summary }) => ({ ...summary, categoryName: category.name, addons: listed(addonIds(row), addons) }));
}

export const addonIds = (row: ProductRow): string[] => (row.addons ?? []).map(({ documentId }) => documentId);

/** The values of `ids` that exist, in the order of `ids`. */
export const listed = <T>(ids: readonly string[], byId: ReadonlyMap<string, T>): T[] => ids.flatMap((id) => byId.get(id) ?? []);
