import type { Category } from '@contract/product';
import { localePath } from '../../lib/locale-path';
import { breadcrumbJsonLd, pageHead } from '../../lib/seo';
import { categoryJsonLd, faqJsonLd } from './catalogue-json-ld';
import { categoryCrumbs } from './crumbs';
import { fillPrice } from './fill-price';
import { fromPrice } from './from-price';
import type { PageContext } from './page-context';

export function categoryHead(category: Category, { locale, origin, t }: PageContext) {
  const addressOf = (path: string) => origin + localePath(locale, path);
  const lowest = fromPrice(category.products)?.price;
  return pageHead({
    title: fillPrice(category.seo.title, lowest, locale),
    description: fillPrice(category.seo.description, lowest, locale),
    path: `/${category.slug}`,
    locale,
    origin,
    jsonLd: [
      breadcrumbJsonLd(categoryCrumbs(category, t), locale, origin),
      categoryJsonLd(category, addressOf),
      ...(category.faqs.length > 0 ? [faqJsonLd(category.faqs)] : []),
    ],
  });
}
