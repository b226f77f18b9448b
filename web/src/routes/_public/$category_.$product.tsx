import type { Product } from '@contract/content/product';
import { createFileRoute } from '@tanstack/react-router';
import { headOfParts } from '../../lib/head/page-parts';
import { ConfiguratorBox } from '../../site/configurator/box/configurator-box';
import { ProductLayout } from '../../site/catalogue/product-layout';
import { getPage } from '../../lib/http/content';
import { StaticPart } from '../../ui/layout/static-page';

export const Route = createFileRoute('/_public/$category_/$product')({
  staticData: { strings: ['configurator', 'problem'], partStrings: ['catalogue'] },
  loader: async ({ context, params }) => {
    const [{ productContent }, product] = await Promise.all([
      import('../../site/catalogue/product-content'),
      getPage<Product>(`/api/products/${params.category}/${params.product}`, { locale: context.locale }),
    ]);
    return productContent(product, context);
  },
  head: headOfParts,
  component: ProductRoute,
});

function ProductRoute() {
  const { product, parts } = Route.useLoaderData();
  const box = <ConfiguratorBox key={product.id} product={product} head={<StaticPart>{parts?.boxHead}</StaticPart>} />;
  return <ProductLayout accent={product.accent} parts={parts} configurator={box} />;
}
