import type { Product } from '@contract/content/product';
import { breadcrumbJsonLd, faqJsonLd } from '../../lib/json-ld';
import { withParts } from '../../lib/page-parts';
import { pageHead } from '../../lib/seo';
import { JsonLd } from '../../ui/layout/json-ld';
import { productJsonLd } from './catalogue-json-ld';
import { productCrumbs } from './crumbs';
import { fillPrice } from './fill-price';
import type { PageContext } from '../../lib/page-context';
import { ProductBoxHead, ProductRelated, ProductText, ProductTop, ProductWay } from './product-page';

/** A service's page around its configurator box, what the box needs, and what the page says about itself. */
export function productContent(product: Product, { locale, languages, origin, t }: PageContext) {
  const crumbs = productCrumbs(product, t);
  const head = pageHead({
    title: fillPrice(product.seo.title, product.price, locale),
    description: fillPrice(product.seo.description, product.price, locale),
    path: `/${product.category}/${product.slug}`,
    locale,
    languages,
    origin,
    type: 'product',
  });
  const { id, name, accent, unit, minQuantity, price, addons } = product;
  return withParts(
    { product: { id, name, accent, unit, minQuantity, price, addons } },
    {
      head,
      way: <ProductWay crumbs={crumbs} />,
      top: <ProductTop product={product} />,
      boxHead: <ProductBoxHead product={product} />,
      text: <ProductText product={product} />,
      below: (
        <>
          <ProductRelated products={product.related} />
          <JsonLd data={breadcrumbJsonLd(crumbs, { locale, origin })} />
          <JsonLd data={productJsonLd(product, { locale, origin })} />
          {product.faqs.length > 0 && <JsonLd data={faqJsonLd(product.faqs)} />}
        </>
      ),
    },
  );
}
