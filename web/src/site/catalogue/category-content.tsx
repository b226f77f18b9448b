import type { Category } from '@contract/content/product';
import { breadcrumbJsonLd, faqJsonLd } from '../../lib/head/json-ld';
import { withStaticSections } from '../../lib/head/static-sections';
import { pageHead } from '../../lib/head/seo';
import { JsonLd } from '../../ui/layout/json-ld';
import { categoryJsonLd, categoryCrumbs, shortName } from './catalogue-json-ld';
import { fromPrice } from '@contract/pricing/from-price';
import { fillPrice } from './fill-price';
import { PageLinks } from '../blocks/filter-links';
import type { PageContext } from '../../lib/page/page-context';
import { type StringKey, useT } from '../../lib/text/strings';
import type { Crumb } from '../../ui/layout/breadcrumb';
import { RichText } from '../../ui/layout/rich-text';
import { SheetSection } from '../../ui/layout/sheet-section';
import { CategoryHero } from './category-hero';
import { Editions, EditionSamples } from './category-editions';
import { ProductRows } from '../blocks/product-rows';
import { SamplePoster } from '../blocks/sample-files';
import { RequestBand } from '../blocks/call-to-action-band';
import { FaqList } from '../blocks/page-sections';
import { SiteLink } from '../../ui/layout/site-link';

/** The most services on one page of a section. */
const PRODUCTS_ON_PAGE = 12;

/** A section, the services of it that one page shows, in the order of their groups, and which page of how many that is. */
type Shown = { category: Category; products: Category['products']; page: number; pages: number };

/** Returns what a page of a section shows; null when there is no such page. @param page as the address says it */
export function shownOn(category: Category, page = '1'): Shown | null {
  const number = Number(page);
  const pages = Math.max(1, Math.ceil(category.products.length / PRODUCTS_ON_PAGE));
  if (!/^[1-9]\d{0,4}$/.test(page) || number > pages) return null;
  const inOrder = groupProducts(category.slug, category.products).flatMap(({ products }) => products);
  const products = inOrder.slice((number - 1) * PRODUCTS_ON_PAGE, number * PRODUCTS_ON_PAGE);
  return { category, products, page: number, pages };
}

/** Returns a section's page and its head. */
export function categoryContent(shown: Shown, phone: string, { locale, languages, origin, t }: PageContext) {
  const { category } = shown;
  const crumbs = categoryCrumbs(category, t);
  const lowest = fromPrice(category.products)?.price;
  const head = pageHead({
    title: fillPrice(category.seo.title, lowest, locale),
    description: fillPrice(category.seo.description, lowest, locale),
    path: `/${category.slug}`,
    locale,
    languages,
    origin,
    picture: category.picture,
  });
  const page = (
    <>
      <CategoryPage shown={shown} crumbs={crumbs} phone={phone} />
      <JsonLd data={breadcrumbJsonLd(crumbs, { locale, origin })} />
      <JsonLd data={categoryJsonLd(shown, { locale, origin })} />
      {category.faqs.length > 0 && <JsonLd data={faqJsonLd(category.faqs)} />}
    </>
  );
  return withStaticSections({}, { head, page });
}

/** The number of services up to which they are editions, compared side by side; more become rows. */
const MAX_EDITIONS = 3;

type CategoryPageProps = { shown: Shown; crumbs: readonly Crumb[]; phone: string };

/** All five sections follow one rule: what we recommend and why, all services, samples where editions differ, how we work, what is asked. */
function CategoryPage({ shown, crumbs, phone }: CategoryPageProps) {
  const t = useT();
  const { category } = shown;
  const hasEditions = category.products.length <= MAX_EDITIONS;
  const letters = 'ABCDE'.split('').values();
  const next = () => letters.next().value ?? '';
  return (
    <div data-accent={category.accent}>
      <CategoryHero
        category={category}
        crumbs={crumbs}
        chooseLabel={t(hasEditions ? 'catalogue.category.choose-level' : 'catalogue.category.choose')}
      />
      <SheetSection id="a" letter={next()} zone={t(hasEditions ? 'catalogue.category.levels' : 'catalogue.category.products')} tone="sheet">
        <Recommended category={category} hasEditions={hasEditions} />
        {hasEditions ? <Editions category={category} /> : <Groups shown={shown} />}
      </SheetSection>
      {hasEditions && (
        <SheetSection letter={next()} zone={t('catalogue.category.samples')} title={t('catalogue.category.samples-title')}>
          <EditionSamples category={category} />
        </SheetSection>
      )}
      <SheetSection letter={next()} zone={t('catalogue.category.how')} tone={hasEditions ? 'sheet' : 'paper'}>
        <HowAndQuestions category={category} />
      </SheetSection>
      {category.related.length > 0 && (
        <SheetSection
          letter={next()}
          zone={t('catalogue.category.related')}
          title={t('catalogue.category.related-title')}
          tone={hasEditions ? 'paper' : 'sheet'}
          tight
        >
          <ProductRows products={category.related} />
        </SheetSection>
      )}
      <RequestBand letter={next()} title={t('catalogue.request.title')} text={t('catalogue.request.text')} phone={phone} />
    </div>
  );
}

/** The service that fits most readers with the reason, and when another does; without one only what follows. */
function Recommended({ category, hasEditions }: { category: Category; hasEditions: boolean }) {
  const t = useT();
  const { recommendation, products } = category;
  const product = products.find(({ slug }) => slug === recommendation?.product);
  if (!recommendation || !product)
    return (
      <div className="section-head">
        <h2>{t(hasEditions ? 'catalogue.category.levels-title' : 'catalogue.category.products-title', { count: products.length })}</h2>
        <p>{t('catalogue.category.products-lead')}</p>
      </div>
    );
  return (
    <div className="recommendation">
      <div>
        <h2>{recommendation.title}</h2>
        <p>{recommendation.text}</p>
        {!hasEditions && <p>{t('catalogue.category.products-title', { count: products.length })}</p>}
        {!hasEditions && (
          <p>
            <SiteLink className="button" to={`/${category.slug}/${product.slug}`}>
              {t('catalogue.category.view', { name: product.name })}
            </SiteLink>
          </p>
        )}
      </div>
      <dl>
        {recommendation.cases.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Shows a rendering or a scan of the reference building for a service that is sold as one; others keep their drawing. */
const soldPicture = ({ poster }: Category['products'][number]) =>
  poster?.file.endsWith('.avif') ? (
    <span className="drawing">
      <SamplePoster view={poster} isDecoration />
    </span>
  ) : null;

function Groups({ shown: { category, products: shown, page, pages } }: { shown: Shown }) {
  const t = useT();
  return (
    <div className="product-groups">
      {groupProducts(category.slug, shown).map(({ title, products }) => (
        <section key={title}>
          <h3>{t(title)}</h3>
          <ProductRows products={products} list={shown} recommended={category.recommendation?.product} pictureOf={soldPicture} />
        </section>
      ))}
      <PageLinks label={t('catalogue.category.pages')} path={`/${category.slug}`} page={page} pages={pages} />
    </div>
  );
}

/** How we work, beside what we need and what is often asked. */
function HowAndQuestions({ category }: { category: Category }) {
  const t = useT();
  return (
    <div className="product-details">
      <RichText html={category.bodyHtml} />
      <div>
        {category.requirements.length > 0 && (
          <section className="product-needs" aria-labelledby="needs">
            <h2 id="needs">{t('catalogue.category.needs-title')}</h2>
            <ol>
              {category.requirements.map(({ product, text }) => (
                <li key={product}>{`${shortName(product, category.name)}: ${text}`}</li>
              ))}
            </ol>
            <p className="small muted">{t('catalogue.category.needs-note')}</p>
          </section>
        )}
        {category.faqs.length > 0 && (
          <section>
            <h2 className="visually-hidden">{t('catalogue.category.questions-title')}</h2>
            <FaqList faqs={category.faqs} />
          </section>
        )}
      </div>
    </div>
  );
}

type Group = { title: StringKey; slugs: readonly string[] };

/** The groups of a section's services, after the groups that its own text names. */
const groupsOf: Record<string, readonly Group[]> = {
  'cad-services': [
    {
      title: 'catalogue.group.planning',
      slugs: ['grundrisse', 'schnitte-und-ansichten', 'bauantragsplaene', 'ausfuehrungsplaene', 'planaktualisierung'],
    },
    { title: 'catalogue.group.engineering', slugs: ['schalplaene', 'tga-plaene', 'flucht-und-rettungsplaene', 'feuerwehrplaene'] },
    { title: 'catalogue.group.property', slugs: ['aufteilungsplaene', 'verkaufsgrundrisse'] },
  ],
  '3d-modelle': [
    {
      title: 'catalogue.group.model',
      slugs: ['volumenmodell', 'bim-modell-lod-200', 'bim-modell-lod-300', 'tragwerksmodell', 'tga-modell', 'bim-bauteilfamilien'],
    },
    { title: 'catalogue.group.picture', slugs: ['3d-grundriss', 'innenvisualisierung', 'aussenvisualisierung', 'virtueller-rundgang'] },
    { title: 'catalogue.group.place', slugs: ['gelaende-und-umgebungsmodell', '3d-druckmodell'] },
  ],
  'as-built': [
    { title: 'catalogue.group.building', slugs: ['punktwolke-zu-2d', 'punktwolke-zu-3d', 'punktwolke-zu-bim'] },
    { title: 'catalogue.group.special', slugs: ['fassadenplaene-aus-punktwolke', 'technikzentrale-aus-punktwolke'] },
  ],
  'daten-services': [
    { title: 'catalogue.group.areas', slugs: ['wohnflaechenberechnung', 'flaechenberechnung-din-277', 'mietflaechenberechnung-gif'] },
    { title: 'catalogue.group.lists', slugs: ['raumbuch', 'massenermittlung', 'cafm-datenaufbereitung', 'cobie-datenlieferung'] },
    {
      title: 'catalogue.group.tidy',
      slugs: ['ifc-qualitaetspruefung', 'cad-datenkonvertierung', 'punktwolken-aufbereitung', 'planarchiv-digitalisierung'],
    },
  ],
};

/** Returns a section's services in groups; one that marketing has added since stands at the end. */
export function groupProducts<P extends { slug: string }>(category: string, products: readonly P[]): { title: StringKey; products: P[] }[] {
  const groups = groupsOf[category] ?? [];
  const known = new Set(groups.flatMap(({ slugs }) => slugs));
  const named = groups.map(({ title, slugs }) => ({
    title,
    products: products.filter(({ slug }) => slugs.includes(slug)).toSorted((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug)),
  }));
  const further = { title: 'catalogue.group.further' as const, products: products.filter(({ slug }) => !known.has(slug)) };
  return [...named, further].filter((group) => group.products.length > 0);
}
