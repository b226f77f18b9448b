import type { ContentPage as Content } from '@contract/content/content-page';
import { CompanyFacts, type CompanyData } from '../blocks/company-facts';
import { HeroDrawing } from '../blocks/hero-drawing';
import { PageFacts } from '../blocks/page-facts';
import { crumbsTo } from '../blocks/crumbs';
import type { PageContext } from '../../lib/page-context';
import { webPageJsonLd } from '../../lib/page-json-ld';
import { withParts } from '../../lib/page-parts';
import { pageHead } from '../../lib/seo';

import { ContentPage } from './content-page';

const drawings: Record<string, string> = {
  'so-funktionierts': 'strip/cad',
  'deine-vorteile': 'strip/asbuilt',
  'hilfe-center': 'strip/paper',
};

/** A page of sections, and what it says about itself. */
export function contentPageContent(page: Content, company: CompanyData, context: PageContext) {
  const path = `/${page.slug}`;
  const crumbs = crumbsTo(context.t, { name: page.title, path });
  const drawing = drawings[page.slug];
  const aside = drawing ? <HeroDrawing name={drawing} /> : page.slug === 'wer-wir-sind' && <CompanyFacts company={company} />;
  return withParts(
    {},
    {
      head: pageHead({ ...page.seo, path, ...context }),
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
