import type { Home, Site } from '@contract/content/site';
import { withStaticSections } from '../../lib/head/static-sections';
import { webSiteJsonLd } from '../../lib/head/json-ld';
import { pageHead } from '../../lib/head/seo';
import { JsonLd } from '../../ui/layout/json-ld';
import type { PageContext } from '../../lib/page/page-context';
import { type StringKey, useT } from '../../lib/text/strings';
import { Icon } from '../../ui/marks/icon';
import { SheetSection, ZoneMark } from '../../ui/layout/sheet-section';
import { SiteLink } from '../../ui/layout/site-link';
import { axisLetter, ProcessChain, PromiseLegend } from '../blocks/page-sections';
import { ProjectList } from '../blocks/product-rows';
import { RequestBand } from '../blocks/call-to-action-band';
import { ContentBlocks, countBlocks } from '../blocks/content-blocks';
import { WidePicture } from '../blocks/pictures';
import { ServiceMatrix } from './service-matrix';
import { Drawing } from '../../ui/marks/drawing';
import { LongArrow } from '../../ui/marks/long-arrow';
import { TitleBlock } from '../../ui/layout/page-head';
import { cents } from '@contract/pricing/money';
import { accents } from '@contract/content/product-terms';
import { Price } from '../../ui/marks/price';

/** Returns the home page and its head. */
export const homeContent = (home: Home, site: Site, { locale, languages, origin }: PageContext) =>
  withStaticSections(
    {},
    {
      head: pageHead({ ...home.seo, path: '/', locale, languages, origin, picture: home.picture }),
      page: (
        <>
          <HomePage home={home} site={site} />
          <JsonLd data={webSiteJsonLd(site.brand, { locale, origin })} />
        </>
      ),
    },
  );

const measures: readonly StringKey[] = [
  'catalogue.steps.first',
  'catalogue.steps.second',
  'catalogue.steps.third',
  'catalogue.steps.fourth',
];

function HomePage({ home, site }: { home: Home; site: Site }) {
  const t = useT();
  return (
    <>
      <HomeHero home={home} site={site} />
      <SheetSection
        id="a"
        letter="A"
        zone={t('catalogue.matrix.zone')}
        title={home.categoriesTitle}
        aside={<p>{t('catalogue.matrix.lead')}</p>}
        tone="sheet"
      >
        <ServiceMatrix categories={site.categories} />
      </SheetSection>
      <SheetSection letter="B" zone={t('catalogue.steps.zone')} title={home.stepsTitle} aside={<p>{t('catalogue.steps.lead')}</p>}>
        <ProcessChain steps={home.steps} measures={measures.map((key) => t(key))} />
      </SheetSection>
      <SheetSection
        letter="C"
        zone={t('catalogue.promise.zone')}
        title={home.whyTitle}
        aside={<p>{t('catalogue.promise.lead')}</p>}
        tone="sheet"
        accent="cad"
      >
        <PromiseLegend promises={home.why} />
      </SheetSection>
      <SheetSection
        letter="D"
        zone={t('catalogue.projects.zone')}
        title={t('catalogue.projects.title')}
        aside={
          <p>
            {home.projectsNote}{' '}
            <SiteLink className="link" to="/projekte">
              {t('catalogue.projects.all')} <Icon name="arrow-right" small />
            </SiteLink>
          </p>
        }
      >
        <ProjectList projects={home.projects} />
      </SheetSection>
      <ToolTeaser />
      <ContentBlocks blocks={home.blocks} before={5} />
      <RequestBand letter={axisLetter(5 + countBlocks(home.blocks))} title={home.ctaTitle} text={home.ctaText} phone={site.phone} />
    </>
  );
}

function ToolTeaser() {
  const t = useT();
  return (
    <section className="section sheet" data-accent="data">
      <div className="wrap split centred">
        <Drawing className="slope-drawing" name="scene/roof-slope" label={t('catalogue.tool.drawing')} />
        <div>
          <ZoneMark letter="E">{t('catalogue.tool.zone')}</ZoneMark>
          <h2>{t('catalogue.tool.title')}</h2>
          <p className="lead">{t('catalogue.tool.text')}</p>
          <SiteLink className="button" to="/loesungen/wohnflachenberechnung">
            {t('catalogue.tool.link')} <LongArrow />
          </SiteLink>
        </div>
      </div>
    </section>
  );
}

/** The first screen: what it is, what it costs from, how fast it comes and why to trust it, all above the strip of drawings. */
function HomeHero({ home, site }: { home: Home; site: Site }) {
  const t = useT();
  const first = site.categories.find(({ from }) => from !== null);
  return (
    <section className="hero hero-home">
      <div className="wrap">
        <div className="hero-top">
          <div>
            <h1>{home.title}</h1>
            <p className="lead">{home.subtitle}</p>
            <div className="row">
              <SiteLink className="button primary" to="/konfigurator">
                {home.primaryCta} <LongArrow />
              </SiteLink>
              <a className="button" href="#a">
                {home.secondaryCta}
              </a>
            </div>
          </div>
          <TitleBlock
            facts={[
              ...(first?.from
                ? [
                    {
                      name: t('catalogue.hero.from', { section: first.navLabel }),
                      value: <Price net={cents(first.from.price)} unit={first.from.unit} from />,
                      fullRow: true,
                    },
                  ]
                : []),
              { name: t('catalogue.hero.offer'), value: t('catalogue.hero.offer.value') },
              { name: t('catalogue.hero.price'), value: t('catalogue.hero.price.value') },
              { name: t('catalogue.hero.delivery'), value: t('catalogue.hero.delivery.value') },
              { name: t('catalogue.hero.projects'), value: t('catalogue.hero.projects.value') },
              {
                name: t('catalogue.hero.formats'),
                value: <span className="format-list">DWG DXF RVT PLN IFC E57 XLSX</span>,
                fullRow: true,
              },
            ]}
          />
        </div>
        <HeroStrip categories={site.categories} />
        {home.picture && <WidePicture picture={home.picture} />}
      </div>
    </section>
  );
}

/** Shows one plan in five states under five captions; pointing at a caption pulls its section lines apart (CSS alone). */
function HeroStrip({ categories }: { categories: Site['categories'] }) {
  const t = useT();
  return (
    <>
      <div className="strip" role="img" aria-label={t('catalogue.strip.label')}>
        {accents.map((accent) => (
          <div key={accent} className="state" data-accent={accent}>
            <Drawing name={`strip/${accent}`} />
          </div>
        ))}
        {['A', 'B', 'C', 'D'].map((letter) => (
          <div key={letter} className="section-line" data-letter={letter} />
        ))}
      </div>
      <nav className="captions" aria-label={t('catalogue.strip.sections')}>
        {categories.map((category) => (
          <StateCaption key={category.slug} category={category} />
        ))}
      </nav>
    </>
  );
}

function StateCaption({ category }: { category: Site['categories'][number] }) {
  const t = useT();
  return (
    <SiteLink to={`/${category.slug}`} data-accent={category.accent}>
      <strong>
        {category.navLabel} <Icon name="arrow-right" />
      </strong>
      <span className="caption-text">{t(`catalogue.strip.${category.accent}`)}</span>
      {category.from && (
        <div className="mono">
          <Price net={cents(category.from.price)} unit={category.from.unit} from />
        </div>
      )}
    </SiteLink>
  );
}
