import { gross } from '@contract/pricing/money';
import type { Cents } from '@contract/pricing/cents';
import type { Category, Product, ProductSummary } from '@contract/content/product';
import type * as Schema from 'schema-dts';
import { address, organization, picture, type FactContext } from '../../lib/head/json-ld';
import type { Translate } from '../../lib/text/strings';
import type { Crumb } from '../../ui/layout/breadcrumb';
import { crumbsTo } from '../blocks/page-intro';

const decimal = (amount: Cents): string => (amount / 100).toFixed(2);

/** Returns the structured data of a service with its gross price a unit, for search engines. */
export function productJsonLd(product: Product, context: FactContext) {
  const path = `/${product.category}/${product.slug}`;
  return {
    '@type': 'Product',
    name: product.name,
    description: product.summary,
    image: picture(context, path),
    category: product.categoryName,
    sku: product.slug,
    url: address(context, path),
    brand: organization(context.origin),
    offers: offer(product, context, path),
  } satisfies Schema.Product;
}

const offer = ({ price, unit }: ProductSummary, context: FactContext, path: string) =>
  ({
    '@type': 'Offer',
    url: address(context, path),
    price: decimal(gross(price)),
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    seller: organization(context.origin),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: decimal(gross(price)),
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: true,
      unitText: unit,
    },
  }) satisfies Schema.Offer;

/** Returns the structured data of the services that a page of a section shows, in its order. */
export const categoryJsonLd = ({ category, products }: { category: Category; products: Category['products'] }, context: FactContext) =>
  ({
    '@type': 'ItemList',
    name: category.name,
    itemListElement: products.map(({ slug, name }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      url: address(context, `/${category.slug}/${slug}`),
    })),
  }) satisfies Schema.ItemList;

export const categoryCrumbs = ({ name, slug }: Category, t: Translate): Crumb[] => crumbsTo(t, { name, path: `/${slug}` });

export const productCrumbs = ({ name, slug, category, categoryName }: Product, t: Translate): Crumb[] =>
  crumbsTo(t, { name: categoryName, path: `/${category}` }, { name: shortName(name, categoryName), path: `/${category}/${slug}` });

/** Returns a product's name without its section's: `Paper to CAD Basic` is `Basic` on the page of Paper to CAD. */
export function shortName(product: string, category: string): string {
  return product.startsWith(`${category} `) ? product.slice(category.length + 1) : product;
}
