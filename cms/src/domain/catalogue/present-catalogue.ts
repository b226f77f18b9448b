import type { Addon, Category, Product, ProductSummary } from '../../contract/content/product';
import { listed, type Listed } from './catalogue';
import { presentCategorySummary } from './present-product';
import type { CategoryRow } from './rows';
import { html, presentFaqs, presentSeo, splitLines } from './text';

const RELATED_ON_CATEGORY = 3;
const QUESTIONS_ON_CATEGORY = 5;
const REQUIREMENTS_ON_CATEGORY = 6;

/** @param products every product for sale, since what goes with the category comes from other ones */
export function presentCategory(category: CategoryRow, products: readonly Listed[]): Category {
  const own = products.filter((product) => product.category.documentId === category.documentId);
  return {
    ...presentCategorySummary(category),
    intro: category.intro ?? '',
    bodyHtml: html(category.body),
    products: own.map(({ row, summary }) => ({ ...summary, features: splitLines(row.features) })),
    requirements: own.flatMap(mainRequirement).slice(0, REQUIREMENTS_ON_CATEGORY),
    faqs: own.flatMap(({ row }) => presentFaqs(row.faqs)).slice(0, QUESTIONS_ON_CATEGORY),
    related: relatedOutside(own, products),
    seo: presentSeo(category, category.name, category.intro),
    updatedAt: category.updatedAt,
  };
}

export function presentProduct({ row, category, summary }: Listed, addons: Addon[], related: ProductSummary[]): Product {
  return {
    ...summary,
    categoryName: category.name,
    summary: row.summary ?? '',
    descriptionHtml: html(row.description),
    features: splitLines(row.features),
    deliverables: splitLines(row.deliverables),
    requirements: splitLines(row.requirements),
    faqs: presentFaqs(row.faqs),
    addons,
    related,
    seo: presentSeo(row, row.name, row.summary),
    updatedAt: row.updatedAt,
  };
}

/** The first that editors list. */
function mainRequirement({ row }: Listed) {
  const [text] = splitLines(row.requirements);
  return text ? [{ product: row.name, text }] : [];
}

/** What goes with the category's products and belongs to another category. */
function relatedOutside(own: readonly Listed[], products: readonly Listed[]): ProductSummary[] {
  const ids = unique(own.flatMap(({ row }) => (row.related ?? []).map(({ documentId }) => documentId)));
  const related = listed(ids, new Map(products.map((one) => [one.row.documentId, one.summary])));
  return related.filter(({ category }) => category !== own[0]?.summary.category).slice(0, RELATED_ON_CATEGORY);
}

const unique = (items: readonly string[]): string[] => [...new Set(items)];
