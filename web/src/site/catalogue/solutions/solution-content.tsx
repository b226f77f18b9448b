import { contentPath } from '@contract/content/content-path';
import type { Solution } from '@contract/content/solution';
import { crumbsTo, PageFacts, HeroDrawing, PageIntro } from '../../blocks/page-intro';
import { collectionPageJsonLd } from '../../../lib/head/json-ld';
import type { PageContext } from '../../../lib/page/page-context';
import { withStaticSections } from '../../../lib/head/static-sections';
import { pageHead } from '../../../lib/head/seo';
import { axisLetter, ProcessChain, PromiseLegend } from '../../blocks/page-sections';
import { ProductRows } from '../../blocks/product-rows';
import { RequestBand } from '../../blocks/call-to-action-band';
import { ContentBlocks, countBlocks } from '../../blocks/content-blocks';
import { HeroPicture } from '../../blocks/pictures';
import { useT } from '../../../lib/text/strings';
import type { Crumb } from '../../../ui/layout/breadcrumb';
import { LongArrow } from '../../../ui/marks/long-arrow';
import { RichText } from '../../../ui/layout/rich-text';
import { SheetSection } from '../../../ui/layout/sheet-section';
import { Drawing } from '../../../ui/marks/drawing';

/** Returns the page of a group of customers and its head. */
export function solutionContent(solution: Solution, phone: string, context: PageContext) {
  const path = contentPath('solution', solution.slug);
  const crumbs = crumbsTo(context.t, { name: solution.name, path });
  const entries = solution.products.map(({ name, category, slug }) => ({ name, path: `/${category}/${slug}` }));
  const listing = { name: solution.name, description: solution.seo.description, path, entries };
  return withStaticSections(
    {},
    {
      head: pageHead({ ...solution.seo, path, ...context, picture: solution.picture }),
      page: (
        <>
          <SolutionPage solution={solution} crumbs={crumbs} phone={phone} />
          <PageFacts crumbs={crumbs} context={context} facts={[collectionPageJsonLd(listing, context)]} />
        </>
      ),
    },
  );
}

type SolutionPageProps = { solution: Solution; crumbs: readonly Crumb[]; phone: string };

/** Shows the shop's services for one group of customers. */
function SolutionPage({ solution, crumbs, phone }: SolutionPageProps) {
  const t = useT();
  const [first] = solution.products;
  return (
    <>
      <PageIntro
        crumbs={crumbs}
        title={solution.headline}
        lead={solution.intro}
        accent={first?.accent}
        aside={solution.picture ? <HeroPicture picture={solution.picture} /> : <HeroDrawing name={first?.drawing ?? 'strip/cad'} />}
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
      <ContentBlocks blocks={solution.blocks} before={5} />
      <RequestBand
        letter={axisLetter(5 + countBlocks(solution.blocks))}
        title={t('catalogue.request.title')}
        text={t('catalogue.request.text')}
        phone={phone}
      />
    </>
  );
}

/** Shows what goes wrong today, as red-pencil notes beside a sketched plan. */
const MarkedPlan = ({ notes }: { notes: readonly string[] }) => (
  <div className="marked-plan">
    <Drawing name="strip/paper" />
    <ul>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  </div>
);
