import type { Product } from '@contract/product';
import { createFileRoute } from '@tanstack/react-router';
import { ConfiguratorBox } from '../../../features/configurator/configurator-box';
import { productCrumbs } from '../../../features/catalogue/crumbs';
import { productHead } from '../../../features/catalogue/product-head';
import { ProductPage } from '../../../features/catalogue/product-page';
import { getPage } from '../../../lib/content';
import { useT } from '../../../lib/strings';

export const Route = createFileRoute('/_public/$category/$product')({
  staticData: { strings: ['catalogue', 'configurator', 'problem'] },
  loader: ({ context, params }) => getPage<Product>(`/api/products/${params.category}/${params.product}`, { locale: context.locale }),
  head: ({ loaderData: product, match: { context } }) => (product ? productHead(product, context) : {}),
  component: ProductRoute,
});

function ProductRoute() {
  const product = Route.useLoaderData();
  return (
    <ProductPage
      product={product}
      crumbs={productCrumbs(product, useT())}
      configurator={<ConfiguratorBox key={product.id} product={product} />}
    />
  );
}
