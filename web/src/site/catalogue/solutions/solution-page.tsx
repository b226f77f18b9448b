import type { Solution } from '@contract/content/solution';
import { HeroDrawing } from '../../blocks/hero-drawing';
import { PageIntro } from '../../blocks/page-intro';
import { ProcessChain } from '../../blocks/process-chain';
import { ProductRows } from '../../blocks/product-rows';
import { PromiseLegend } from '../../blocks/promise-legend';
import { RequestBand } from '../../blocks/request-band';
import { useT } from '../../../lib/strings';
import type { Crumb } from '../../../ui/layout/breadcrumb';
import { LongArrow } from '../../../ui/marks/long-arrow';
import { RichText } from '../../../ui/layout/rich-text';
import { SheetSection } from '../../../ui/layout/sheet-section';
import { MarkedPlan } from './marked-plan';

type SolutionPageProps = { solution: Solution; crumbs: readonly Crumb[]; phone: string };

/** What the shop does for one group of customers. */
export function SolutionPage({ solution, crumbs, phone }: SolutionPageProps) {
  const t = useT();
  const [first] = solution.products;
  return (
    <>
      <PageIntro
        crumbs={crumbs}
        title={solution.headline}
        lead={solution.intro}
        accent={first?.accent}
        aside={<HeroDrawing name={first?.drawing ?? 'strip/cad'} />}
      >
        <div className="row">
          <a className="button primary" href="#services">
            {t('pages.solution.choose')} <LongArrow />
          </a>
        </div>
      </PageIntro>
      <SheetSection letter="A" zone={t('pages.solution.pains')} title={t('pages.solution.pains-title')} tone="sheet">
        <MarkedPlan notes={solution.pains} />
      </SheetSection>
      <SheetSection letter="B" zone={t('pages.solution.benefits')} title={t('pages.solution.benefits-title')}>
        <PromiseLegend promises={solution.benefits} />
      </SheetSection>
      <SheetSection letter="C" zone={t('pages.solution.steps')} title={t('pages.solution.steps-title')} tone="sheet">
        <ProcessChain steps={solution.steps} />
      </SheetSection>
      <SheetSection id="services" letter="D" zone={t('pages.solution.services')} title={t('pages.solution.services-title')}>
        <ProductRows products={solution.products} />
      </SheetSection>
      <SheetSection letter="E" zone={t('pages.solution.case')} tone="sheet">
        <div className="split">
          <RichText html={solution.recommendedHtml} />
          {solution.caseStudy.title && (
            <aside className="case-sheet">
              <h2>{solution.caseStudy.title}</h2>
              <p>{solution.caseStudy.text}</p>
            </aside>
          )}
        </div>
      </SheetSection>
      <RequestBand letter="F" title={t('catalogue.request.title')} text={t('catalogue.request.text')} phone={phone} />
    </>
  );
}
