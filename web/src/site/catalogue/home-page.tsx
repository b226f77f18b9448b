import type { Home, Site } from '@contract/content/site';
import { useT, type StringKey } from '../../lib/strings';
import { Icon } from '../../ui/marks/icon';
import { SheetSection } from '../../ui/layout/sheet-section';
import { SiteLink } from '../../ui/layout/site-link';
import { HomeHero } from './home-hero';
import { ProcessChain } from '../blocks/process-chain';
import { ProjectList } from '../blocks/project-list';
import { PromiseLegend } from '../blocks/promise-legend';
import { RequestBand } from '../blocks/request-band';
import { ServiceMatrix } from './service-matrix';
import { ToolTeaser } from './tool-teaser';

const measures: readonly StringKey[] = [
  'catalogue.steps.first',
  'catalogue.steps.second',
  'catalogue.steps.third',
  'catalogue.steps.fourth',
];

export function HomePage({ home, site }: { home: Home; site: Site }) {
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
      <RequestBand letter="F" title={home.ctaTitle} text={home.ctaText} phone={site.phone} />
    </>
  );
}
