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
import { Gallery } from '../blocks/pictures';
import { TitleBlock } from '../../ui/layout/page-head';
import { firstSentence } from '@contract/content/content-path';
import { useId } from 'react';
import { Drawing } from '../../ui/marks/drawing';
import { SampleFiles, SamplePoster } from '../blocks/sample-files';

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
    picture: product.gallery?.[0],
  });
  const { id, name, accent, unit, minQuantity, price, tiers, addons } = product;
  return withStaticSections(
    { product: { id, name, accent, unit, minQuantity, price, tiers, addons } },
    {
      head,
      top: <ProductTop product={product} crumbs={crumbs} />,
      boxHead: <ProductBoxHead product={product} />,
      text: <ProductScope product={product} />,
      below: (
        <>
          <ProductSample product={product} />
          <ProductDetails product={product} />
          <ProductRelated products={product.related} />
          <JsonLd data={breadcrumbJsonLd(crumbs, { locale, origin })} />
          <JsonLd data={productJsonLd(product, { locale, origin })} />
          {product.faqs.length > 0 && <JsonLd data={faqJsonLd(product.faqs)} />}
        </>
      ),
    },
  );
}

function ProductTop({ product, crumbs }: { product: Product; crumbs: readonly Crumb[] }) {
  const t = useT();
  return (
    <div className="product-head">
      <Breadcrumb label={t('catalogue.breadcrumb')} crumbs={crumbs} />
      <h1>{product.name}</h1>
      <p className="lead">{product.tagline}</p>
    </div>
  );
}

/** The guide price above the configurator box's form, and the way without scripts. */
function ProductBoxHead({ product }: { product: Product }) {
  const t = useT();
  return (
    <>
      <div className="box-head">
        <h2 className="visually-hidden">{t('box.title')}</h2>
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

/** What one gets, a corner of the sample, and the facts: beside the box on the first screen. */
function ProductScope({ product }: { product: Product }) {
  const t = useT();
  const picture = product.sample?.isPicture ? product.sample.views[0] : undefined;
  return (
    <div className="product-scope">
      <div>
        <h2>{t('catalogue.product.deliverables')}</h2>
        <TickList items={[...product.deliverables, ...product.features]} />
      </div>
      <a className="sample-poster" href={`#${SAMPLE_ID}`}>
        <span>{picture ? <SamplePoster view={picture} isDecoration /> : <Drawing name={product.drawing} />}</span>
        <span className="sample-poster-caption">
          <span>{t('catalogue.sheet.poster')}</span>
          <b>{t('catalogue.sheet.open')}</b>
        </span>
      </a>
      <TitleBlock
        columns={3}
        facts={[
          { name: t('catalogue.fact.lead-time'), value: leadTime(t, product.leadTimeDays) },
          { name: t('catalogue.fact.input'), value: product.inputFormats.join(', ') },
          { name: t('catalogue.fact.output'), value: product.outputFormats.join(', ') },
        ]}
      />
    </div>
  );
}

const SAMPLE_ID = 'probe';

function ProductSample({ product }: { product: Product }) {
  const t = useT();
  return (
    <SheetSection id={SAMPLE_ID} letter="A" zone={t('catalogue.sheet.zone')} tone="sheet">
      {product.sample?.isPicture ? <SampleTitle /> : <SampleSheet product={product} />}
      {product.sample && <SampleFiles sample={product.sample} />}
      {product.gallery && <Gallery pictures={product.gallery} />}
    </SheetSection>
  );
}

function ProductDetails({ product }: { product: Product }) {
  const t = useT();
  return (
    <SheetSection letter="B" zone={t('catalogue.product.zone')}>
      <div className="product-details">
        <div>
          <h2>{t('catalogue.product.description')}</h2>
          <p className="product-summary">{product.summary}</p>
          <RichText html={product.descriptionHtml} />
        </div>
        <div>
          <section className="product-needs" aria-labelledby="product-needs">
            <h2 id="product-needs">{t('catalogue.product.requirements')}</h2>
            <ol>
              {product.requirements.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ol>
          </section>
          {product.faqs.length > 0 && (
            <section>
              <h2 className="visually-hidden">{t('catalogue.product.questions')}</h2>
              <FaqList faqs={product.faqs} />
            </section>
          )}
        </div>
      </div>
    </SheetSection>
  );
}

function ProductRelated({ products }: { products: Product['related'] }) {
  const t = useT();
  if (products.length === 0) return null;
  return (
    <SheetSection letter="C" zone={t('catalogue.product.related')} title={t('catalogue.category.related-title')} tone="sheet" tight>
      <ProductRows products={products} />
    </SheetSection>
  );
}

function SampleTitle() {
  const t = useT();
  return (
    <>
      <h2>{t('catalogue.sheet.title')}</h2>
      <p>{t('catalogue.sheet.text')}</p>
    </>
  );
}

/** The sections whose result is a layered drawing. */
const LAYERED: readonly Accent[] = ['paper', 'cad'];

/**
 * A framed sheet with the service's drawing; radio buttons switch its views without JavaScript, and each view has a sentence that says what
 * it shows.
 */
function SampleSheet({ product: { name, drawing, accent, summary } }: { product: Product }) {
  const t = useT();
  const group = useId();
  const views = [
    { view: 'before', drawing: `sample/${accent}`, label: t('catalogue.sheet.before'), text: t(`catalogue.sheet.before.${accent}`) },
    { view: 'after', drawing, label: t('catalogue.sheet.after'), text: firstSentence(summary) },
    ...(LAYERED.includes(accent)
      ? [{ view: 'layers', drawing: 'sample/layers', label: t('catalogue.sheet.layers'), text: t('catalogue.sheet.layers.text') }]
      : []),
  ];
  return (
    <div className="sample">
      <figure className="sample-sheet">
        <div className="sample-sheet-paper" role="group" aria-label={t('catalogue.sheet.label', { name })}>
          <Drawing name="scene/sheet-frame" />
          {views.map((each) => (
            <Drawing key={each.view} className={`sheet-view ${each.view}`} name={each.drawing} label={`${each.label}: ${each.text}`} />
          ))}
        </div>
      </figure>
      <div>
        <SampleTitle />
        <div className="segments" role="radiogroup" aria-label={t('catalogue.sheet.views')}>
          {views.map(({ view, label }) => (
            <label key={view}>
              <input type="radio" name={group} value={view} defaultChecked={view === 'after'} />
              {label}
            </label>
          ))}
        </div>
        {views.map(({ view, label, text }) => (
          <p key={view} className={`sheet-view-text ${view}`}>
            <b>{label}:</b> {text}
          </p>
        ))}
        <p className="small muted">{t('catalogue.sheet.note')}</p>
      </div>
    </div>
  );
}
