import type { Category, Product } from '@contract/content/product';
import type { Translate } from '../../lib/text/strings';
import type { Crumb } from '../../ui/layout/breadcrumb';
import { crumbsTo } from '../blocks/page-facts';

export const categoryCrumbs = ({ name, slug }: Category, t: Translate): Crumb[] => crumbsTo(t, { name, path: `/${slug}` });

export const productCrumbs = ({ name, slug, category, categoryName }: Product, t: Translate): Crumb[] =>
  crumbsTo(t, { name: categoryName, path: `/${category}` }, { name: shortName(name, categoryName), path: `/${category}/${slug}` });

/** `Paper to CAD Basic` is `Basic` on the page of Paper to CAD. */
export function shortName(product: string, category: string): string {
  return product.startsWith(`${category} `) ? product.slice(category.length + 1) : product;
}
