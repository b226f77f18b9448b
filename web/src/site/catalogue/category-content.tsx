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
import { SheetSection, ZoneMark } from '../../ui/layout/sheet-section';
import { CategoryHero } from './category-hero';
import { leadTime, ProductRows } from '../blocks/product-rows';
import { RequestBand } from '../blocks/call-to-action-band';
import { Icon } from '../../ui/marks/icon';
import { TickList } from '../../ui/marks/tick-list';
import { FaqList } from '../blocks/page-sections';
import { Drawing } from '../../ui/marks/drawing';
import { Price } from '../../ui/marks/price';
import { SiteLink } from '../../ui/layout/site-link';
import type { ReactNode } from 'react';

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

/** The number of services up to which they stand side by side; more become rows. */
const MAX_CARDS = 3;

type CategoryPageProps = { shown: Shown; crumbs: readonly Crumb[]; phone: string };

function CategoryPage({ shown, crumbs, phone }: CategoryPageProps) {
  const t = useT();
  const { category } = shown;
  const levels = category.products.length <= MAX_CARDS;
  const count = category.products.length;
  return (
    <div data-accent={category.accent}>
      <CategoryHero
        category={category}
        crumbs={crumbs}
        chooseLabel={t(levels ? 'catalogue.category.choose-level' : 'catalogue.category.choose')}
      />
      <SheetSection
        id="a"
        letter="A"
        zone={t(levels ? 'catalogue.category.levels' : 'catalogue.category.products')}
        title={t(levels ? 'catalogue.category.levels-title' : 'catalogue.category.products-title', { count })}
        aside={<p>{t('catalogue.category.products-lead')}</p>}
        tone="sheet"
      >
        {levels ? <Levels category={category} /> : <Groups shown={shown} />}
      </SheetSection>
      <SheetSection letter="B" zone={t('catalogue.category.how')}>
        <RichText html={category.bodyHtml} />
      </SheetSection>
      <NeedsAndQuestions category={category} letters={['C', 'D']} />
      {category.related.length > 0 && (
        <SheetSection letter="E" zone={t('catalogue.category.related')} title={t('catalogue.category.related-title')} tight>
          <ProductRows products={category.related} />
        </SheetSection>
      )}
      <RequestBand letter="F" title={t('catalogue.request.title')} text={t('catalogue.request.text')} phone={phone} />
    </div>
  );
}

function Levels({ category }: { category: Category }) {
  return (
    <div className="levels">
      <ProductCards category={category} />
      <ProductComparison category={category} />
    </div>
  );
}

function Groups({ shown: { category, products: shown, page, pages } }: { shown: Shown }) {
  const t = useT();
  return (
    <div className="product-groups">
      {groupProducts(category.slug, shown).map(({ title, products }) => (
        <section key={title}>
          <h3>{t(title)}</h3>
          <ProductRows products={products} list={shown} />
        </section>
      ))}
      <PageLinks label={t('catalogue.category.pages')} path={`/${category.slug}`} page={page} pages={pages} />
    </div>
  );
}

function NeedsAndQuestions({ category, letters }: { category: Category; letters: readonly [string, string] }) {
  const t = useT();
  return (
    <section className="section sheet">
      <div className="wrap split">
        <div>
          <ZoneMark letter={letters[0]}>{t('catalogue.category.needs')}</ZoneMark>
          <h2>{t('catalogue.category.needs-title')}</h2>
          <TickList items={category.requirements.map(({ product, text }) => `${shortName(product, category.name)}: ${text}`)} />
          <p className="note">
            <Icon name="info" />
            <span>{t('catalogue.category.needs-note')}</span>
          </p>
        </div>
        <div>
          <ZoneMark letter={letters[1]}>{t('catalogue.category.questions')}</ZoneMark>
          <h2>{t('catalogue.category.questions-title')}</h2>
          <FaqList faqs={category.faqs} />
        </div>
      </div>
    </section>
  );
}

const SHOWN_FEATURES = 4;

/** A few services side by side on one joined sheet. */
function ProductCards({ category }: { category: Category }) {
  const t = useT();
  return (
    <div className="cards">
      {category.products.map((product) => {
        const name = shortName(product.name, category.name);
        return (
          <article key={product.id} className="card">
            <figure>
              <Drawing name={product.drawing} />
            </figure>
            <div className="card-body">
              <h3>{name}</h3>
              <p className="card-text">{product.tagline}</p>
              <TickList items={product.features.slice(0, SHOWN_FEATURES)} />
              <p className="price">
                <Price net={product.price} unit={product.unit} />
              </p>
              <SiteLink className="button full" to={`/${category.slug}/${product.slug}`}>
                {t('catalogue.category.configure', { name })}
              </SiteLink>
            </div>
          </article>
        );
      })}
    </div>
  );
}

type Product = Category['products'][number];

/** The facts of a few services side by side; on phones one below the other. */
function ProductComparison({ category }: { category: Category }) {
  const t = useT();
  const rows: readonly { name: StringKey; value: (product: Product) => ReactNode }[] = [
    { name: 'catalogue.fact.price', value: ({ price, unit }) => <Price net={price} unit={unit} /> },
    { name: 'catalogue.fact.lead-time', value: ({ leadTimeDays }) => leadTime(t, leadTimeDays) },
    { name: 'catalogue.fact.express', value: ({ express }) => t(express ? 'catalogue.fact.express.yes' : 'catalogue.fact.express.no') },
    { name: 'catalogue.fact.input', value: ({ inputFormats }) => inputFormats.join(', ') },
    { name: 'catalogue.fact.output', value: ({ outputFormats }) => outputFormats.join(', ') },
  ];
  return (
    <table className="comparison">
      <thead>
        <tr>
          <th scope="col">{t('catalogue.category.compare')}</th>
          {category.products.map(({ id, name }) => (
            <th key={id} scope="col">
              {shortName(name, category.name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{t(name)}</th>
            {category.products.map((product) => (
              <td key={product.id} data-label={shortName(product.name, category.name)}>
                {value(product)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
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
