import type { Product, Accent } from '@contract/content/product';
import { createFileRoute } from '@tanstack/react-router';
import { headOfPage } from '../../lib/head/static-sections';
import { ConfiguratorBox } from '../../site/configurator/box/configurator-box';
import { getPage } from '../../lib/http/content';
import { StaticSection } from '../../ui/layout/static-page';
import type { ReactNode } from 'react';
import type { productContent } from '../../site/catalogue/product-content';

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

type ProductLayoutProps = {
  accent: Accent;
  sections: ReturnType<typeof productContent>['sections'];
  /** The box in which the visitor configures this service. */
  configurator: ReactNode;
};

/** A service's page: static sections around the box. */
function ProductLayout({ accent, sections, configurator }: ProductLayoutProps) {
  return (
    <div data-accent={accent}>
      <div className="product-top">
        <div className="wrap product-layout">
          <StaticSection>{sections?.top}</StaticSection>
          <div className="product-side">{configurator}</div>
          <StaticSection>{sections?.text}</StaticSection>
        </div>
      </div>
      <StaticSection>{sections?.below}</StaticSection>
    </div>
  );
}
