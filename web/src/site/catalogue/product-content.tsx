import type { Accent, Product } from '@contract/content/product';
import { breadcrumbJsonLd, faqJsonLd } from '../../lib/head/json-ld';
import { withStaticSections } from '../../lib/head/static-sections';
import { pageHead } from '../../lib/head/seo';
import { JsonLd } from '../../ui/layout/json-ld';
import { productJsonLd, productCrumbs } from './catalogue-json-ld';
import { fillPrice } from './fill-price';
import type { PageContext } from '../../lib/page/page-context';
import { useT } from '../../lib/text/strings';
import { Breadcrumb, type Crumb } from '../../ui/layout/breadcrumb';
import { SiteLink } from '../../ui/layout/site-link';
import { Price } from '../../ui/marks/price';
import { RichText } from '../../ui/layout/rich-text';
import { SheetSection } from '../../ui/layout/sheet-section';
import { TickList } from '../../ui/marks/tick-list';
import { FaqList } from '../blocks/page-sections';
import { leadTime, ProductRows } from '../blocks/product-rows';
import { TitleBlock } from '../../ui/layout/page-head';
import { countText } from '../../lib/text/decimal';
import { useId } from 'react';
import { Drawing } from '../../ui/marks/drawing';

/** Returns a service's page around its configurator box, what the box needs, and the page's head. */
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
  return withStaticSections(
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

function ProductWay({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useT();
  return (
    <div className="wrap product-way">
      <Breadcrumb label={t('catalogue.breadcrumb')} crumbs={crumbs} />
    </div>
  );
}

function ProductTop({ product }: { product: Product }) {
  return (
    <div className="product-head">
      <h1>{product.name}</h1>
      <p className="lead">{product.tagline}</p>
      <SampleSheet name={product.name} drawing={product.drawing} accent={product.accent} />
      <ProductFacts product={product} />
    </div>
  );
}

/** The guide price above the configurator box's form, and the way without scripts. */
function ProductBoxHead({ product }: { product: Product }) {
  const t = useT();
  return (
    <>
      <div className="box-head">
        <h2>{t('box.title')}</h2>
        <span className="box-price">
          <Price net={product.price} unit={product.unit} />
        </span>
      </div>
      <noscript>
        <p className="small box-note">
          {t('box.no-script')} <SiteLink to="/kontakt">{t('box.contact')}</SiteLink>
        </p>
      </noscript>
    </>
  );
}

function ProductRelated({ products }: { products: Product['related'] }) {
  const t = useT();
  if (products.length === 0) return null;
  return (
    <SheetSection letter="A" zone={t('catalogue.product.related')} title={t('catalogue.category.related-title')} tone="sheet" tight>
      <ProductRows products={products} />
    </SheetSection>
  );
}

function ProductText({ product }: { product: Product }) {
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

function ProductFacts({ product }: { product: Product }) {
  const t = useT();
  return (
    <TitleBlock
      columns={4}
      facts={[
        { name: t('catalogue.fact.price'), value: <Price net={product.price} unit={product.unit} />, fullRow: true },
        { name: t('catalogue.fact.lead-time'), value: leadTime(t, product.leadTimeDays) },
        { name: t('catalogue.fact.input'), value: product.inputFormats.join(', ') },
        { name: t('catalogue.fact.output'), value: product.outputFormats.join(', ') },
        { name: t('catalogue.fact.scope'), value: countText(t, 'catalogue.scope', product.deliverables.length) },
      ]}
    />
  );
}

type SampleSheetProps = { name: string; drawing: string; accent: Accent };

/** The sections whose result is a layered drawing. */
const LAYERED: readonly Accent[] = ['paper', 'cad'];

/** A framed sheet with the service's drawing; radio buttons switch its views without JavaScript. */
function SampleSheet({ name, drawing, accent }: SampleSheetProps) {
  const t = useT();
  const group = useId();
  const views = [
    { view: 'before', drawing: `sample/${accent}`, label: t('catalogue.sheet.before') },
    { view: 'after', drawing, label: t('catalogue.sheet.after') },
    ...(LAYERED.includes(accent) ? [{ view: 'layers', drawing: 'sample/layers', label: t('catalogue.sheet.layers') }] : []),
  ];
  return (
    <figure className="sample-sheet">
      <div className="sample-sheet-paper" role="img" aria-label={t('catalogue.sheet.label', { name })}>
        <Drawing name="scene/sheet-frame" />
        {views.map((each) => (
          <Drawing key={each.view} className={`sheet-view ${each.view}`} name={each.drawing} />
        ))}
      </div>
      <figcaption>
        <div className="segments" role="radiogroup" aria-label={t('catalogue.sheet.views')}>
          {views.map(({ view, label }) => (
            <label key={view}>
              <input type="radio" name={group} value={view} defaultChecked={view === 'after'} />
              {label}
            </label>
          ))}
        </div>
        <span className="mono muted only-wide">{t('catalogue.sheet.note')}</span>
      </figcaption>
    </figure>
  );
}
