import type { ContentPage as Content, SectionLayout } from '@contract/content/content-page';
import { type CompanyData, DraftNote } from '../blocks/company-facts';
import { HeroDrawing, PageIntro, crumbsTo, PageFacts } from '../blocks/page-intro';
import type { PageContext } from '../../lib/page/page-context';
import { webPageJsonLd } from '../../lib/head/page-json-ld';
import { withStaticSections } from '../../lib/head/static-sections';
import { pageHead } from '../../lib/head/seo';
import type { ReactNode } from 'react';
import { CallToActionBand } from '../blocks/call-to-action-band';
import { ContentBlocks, countBlocks } from '../blocks/content-blocks';
import { HeroPicture } from '../blocks/pictures';
import type { Crumb } from '../../ui/layout/breadcrumb';
import { axisLetter, PageSections } from '../blocks/page-sections';

const drawings: ReadonlyMap<string, string> = new Map([
  ['so-funktionierts', 'strip/cad'],
  ['deine-vorteile', 'strip/asbuilt'],
  ['hilfe-center', 'strip/paper'],
  ['wer-wir-sind', 'scene/read-plan'],
]);

/** Returns a page of sections and its head. */
export function contentPageContent(page: Content, company: CompanyData, context: PageContext) {
  const path = `/${page.slug}`;
  const crumbs = crumbsTo(context.t, { name: page.title, path });
  const drawing = drawings.get(page.slug);
  const aside = page.picture ? <HeroPicture picture={page.picture} /> : drawing && <HeroDrawing name={drawing} />;
  return withStaticSections(
    {},
    {
      head: pageHead({ ...page.seo, path, ...context, picture: page.picture }),
      page: (
        <>
          <ContentPage page={page} crumbs={crumbs} phone={company.phone} aside={aside} />
          <PageFacts
            crumbs={crumbs}
            context={context}
            facts={[webPageJsonLd({ name: page.title, description: page.seo.description, path }, context)]}
          />
        </>
      ),
    },
  );
}

type ContentPageProps = {
  page: Content;
  crumbs: readonly Crumb[];
  phone: string;
  /** The content beside the title. */
  aside?: ReactNode;
};

/** The layout of the items where a section names none; pages that are not listed number them. */
const itemsLayouts: ReadonlyMap<string, SectionLayout> = new Map([
  ['so-funktionierts', 'chain'],
  ['deine-vorteile', 'legend'],
  ['hilfe-center', 'questions'],
]);

/** A page of sections: what editors wrote, in the shape its address asks for. */
function ContentPage({ page, crumbs, phone, aside }: ContentPageProps) {
  return (
    <>
      <PageIntro crumbs={crumbs} title={page.headline} lead={page.intro} aside={aside} />
      {!page.final && <DraftNote />}
      <PageSections sections={page.sections} itemsLayout={itemsLayouts.get(page.slug) ?? 'numbered'} />
      <ContentBlocks blocks={page.blocks} before={page.sections.length} />
      <CallToActionBand letter={axisLetter(page.sections.length + countBlocks(page.blocks))} callToAction={page.cta} phone={phone} />
    </>
  );
}
