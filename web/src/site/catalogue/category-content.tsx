import type { Category } from '@contract/content/product';
import { breadcrumbJsonLd, faqJsonLd } from '../../lib/json-ld';
import { withParts } from '../../lib/page-parts';
import { pageHead } from '../../lib/seo';
import { JsonLd } from '../../ui/layout/json-ld';
import { categoryJsonLd } from './catalogue-json-ld';
import { CategoryPage } from './category-page';
import { categoryCrumbs } from './crumbs';
import { fillPrice } from './fill-price';
import { fromPrice } from './from-price';
import type { PageContext } from '../../lib/page-context';

/** A section's page, and what it says about itself. */
export function categoryContent(category: Category, phone: string, { locale, languages, origin, t }: PageContext) {
  const crumbs = categoryCrumbs(category, t);
  const lowest = fromPrice(category.products)?.price;
  const head = pageHead({
    title: fillPrice(category.seo.title, lowest, locale),
    description: fillPrice(category.seo.description, lowest, locale),
    path: `/${category.slug}`,
    locale,
    languages,
    origin,
  });
  const page = (
    <>
      <CategoryPage category={category} crumbs={crumbs} phone={phone} />
      <JsonLd data={breadcrumbJsonLd(crumbs, { locale, origin })} />
      <JsonLd data={categoryJsonLd(category, { locale, origin })} />
      {category.faqs.length > 0 && <JsonLd data={faqJsonLd(category.faqs)} />}
    </>
  );
  return withParts({}, { head, page });
}
