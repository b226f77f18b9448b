import type { Core } from '@strapi/strapi';
import type { CatalogueItem } from '../../contract/content/product';
import { centsFromEuros } from '../../contract/pricing/money';
import { addonPricing } from '../../contract/pricing/pricing';
import { findProducts, type Listed } from './catalogue';
import { findEntries, type Edition } from './entries';
import type { AddonRow } from './rows';

/** Everything for sale, products first, each in the editors' order. */
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
  percent: null,
  minQuantity,
  propertyRelated: row.propertyRelated ?? true,
});

const isPercent = (priceType: AddonRow['priceType']): boolean => addonPricing[priceType].priceIn === 'percents';

const addonItem = ({ documentId, name, price, priceType }: AddonRow): CatalogueItem => ({
  id: documentId,
  kind: 'addon',
  name,
  category: '',
  unit: null,
  price: isPercent(priceType) ? null : centsFromEuros(price),
  percent: isPercent(priceType) ? Number(price) : null,
  minQuantity: 1,
  propertyRelated: null,
});
