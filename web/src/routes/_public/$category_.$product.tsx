import type { Product } from '@contract/content/product';
import { createFileRoute } from '@tanstack/react-router';
import { headOfPage } from '../../lib/head/static-sections';
import { ConfiguratorBox } from '../../site/configurator/box/configurator-box';
import { ProductLayout } from '../../site/catalogue/product-layout';
import { getPage } from '../../lib/http/content';
import { StaticSection } from '../../ui/layout/static-page';

export const Route = createFileRoute('/_public/$category_/$product')({
  staticData: { strings: ['configurator', 'problem'], sectionStrings: ['catalogue'] },
  loader: async ({ context, params }) => {
    const [{ productContent }, product] = await Promise.all([
      import('../../site/catalogue/product-content'),
      getPage<Product>(`/api/products/${params.category}/${params.product}`, { locale: context.locale }),
    ]);
    return productContent(product, context);
  },
  head: headOfPage,
  component: ProductRoute,
});

function ProductRoute() {
  const { product, sections } = Route.useLoaderData();
  const box = <ConfiguratorBox key={product.id} product={product} head={<StaticSection>{sections?.boxHead}</StaticSection>} />;
  return <ProductLayout accent={product.accent} sections={sections} configurator={box} />;
}
