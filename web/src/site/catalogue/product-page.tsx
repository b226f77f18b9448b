import type { Product } from '@contract/content/product';
import { useT } from '../../lib/strings';
import { Breadcrumb, type Crumb } from '../../ui/layout/breadcrumb';
import { Price } from '../../ui/marks/price';
import { RichText } from '../../ui/layout/rich-text';
import { SheetSection } from '../../ui/layout/sheet-section';
import { TickList } from '../../ui/marks/tick-list';
import { FaqList } from '../blocks/faq-list';
import { ProductFacts } from './product-facts';
import { ProductRows } from '../blocks/product-rows';
import { SampleSheet } from './sample-sheet';

export function ProductWay({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useT();
  return (
    <div className="wrap product-way">
      <Breadcrumb label={t('catalogue.breadcrumb')} crumbs={crumbs} />
    </div>
  );
}

export function ProductTop({ product }: { product: Product }) {
  return (
    <div className="product-head">
      <h1>{product.name}</h1>
      <p className="lead">{product.tagline}</p>
      <SampleSheet name={product.name} drawing={product.drawing} accent={product.accent} />
      <ProductFacts product={product} />
    </div>
  );
}

/** The guide price above the configurator box's form. */
export function ProductBoxHead({ product }: { product: Product }) {
  const t = useT();
  return (
    <div className="box-head">
      <h2>{t('box.title')}</h2>
      <span className="mono accent-text">
        <Price net={product.price} unit={product.unit} />
      </span>
    </div>
  );
}

export function ProductRelated({ products }: { products: Product['related'] }) {
  const t = useT();
  if (products.length === 0) return null;
  return (
    <SheetSection letter="A" zone={t('catalogue.product.related')} title={t('catalogue.category.related-title')} tone="sheet" tight>
      <ProductRows products={products} />
    </SheetSection>
  );
}

export function ProductText({ product }: { product: Product }) {
  const t = useT();
  return (
    <div className="product-text">
      <section>
        <h2>{t('catalogue.product.features')}</h2>
        <p className="product-summary">{product.summary}</p>
        <div className="tick-columns">
          <TickList items={product.features} />
        </div>
      </section>
      <section className="two-columns product-lists">
        <div>
          <h2>{t('catalogue.product.deliverables')}</h2>
          <TickList items={product.deliverables} />
        </div>
        <div>
          <h2>{t('catalogue.product.requirements')}</h2>
          <TickList items={product.requirements} />
        </div>
      </section>
      <section>
        <h2>{t('catalogue.product.description')}</h2>
        <RichText html={product.descriptionHtml} />
      </section>
      {product.faqs.length > 0 && (
        <section>
          <h2>{t('catalogue.product.questions')}</h2>
          <FaqList faqs={product.faqs} />
        </section>
      )}
    </div>
  );
}
