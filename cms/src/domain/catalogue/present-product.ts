import { centsFromEuros } from '../../contract/pricing/money';
import type { Addon, CategorySummary, ProductSummary } from '../../contract/content/product';
import type { AddonRow, CategoryRow, ProductRow } from './rows';
import { splitCommas } from './text';

export function presentCategorySummary(row: CategoryRow): CategorySummary {
  const { documentId, slug, accent, name, navLabel, claim } = row;
  return { id: documentId, slug, accent, name, navLabel, claim: claim ?? '' };
}

export function presentProductSummary(row: ProductRow, category: Pick<CategoryRow, 'slug' | 'accent'>): ProductSummary {
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
    drawing: row.drawing ?? '',
    inputFormats: splitCommas(row.inputFormats),
    outputFormats: splitCommas(row.outputFormats),
  };
}

export function presentAddon(row: AddonRow): Addon {
  const { documentId, slug, name, description, price, priceType, group, maxUnits } = row;
  return { id: documentId, slug, name, description: description ?? '', price, priceType, group, maxUnits };
}
