import type { Product } from '@contract/product';
import { localePath } from '../../lib/locale-path';
import { breadcrumbJsonLd, pageHead } from '../../lib/seo';
import { faqJsonLd, productJsonLd } from './catalogue-json-ld';
import { productCrumbs } from './crumbs';
import { fillPrice } from './fill-price';
import type { PageContext } from './page-context';

export function productHead(product: Product, { locale, origin, t }: PageContext) {
  const addressOf = (path: string) => origin + localePath(locale, path);
  return pageHead({
    title: fillPrice(product.seo.title, product.price, locale),
    description: fillPrice(product.seo.description, product.price, locale),
    path: `/${product.category}/${product.slug}`,
    locale,
    origin,
    type: 'product',
    jsonLd: [
      breadcrumbJsonLd(productCrumbs(product, t), locale, origin),
      productJsonLd(product, addressOf),
      ...(product.faqs.length > 0 ? [faqJsonLd(product.faqs)] : []),
    ],
  });
}
