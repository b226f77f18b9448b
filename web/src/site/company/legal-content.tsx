import { contentPath } from '@contract/content/content-path';
import type { LegalPage as Legal } from '@contract/content/legal-page';
import { crumbsTo } from '../blocks/crumbs';
import { PageFacts } from '../blocks/page-facts';
import type { PageContext } from '../../lib/page-context';
import { webPageJsonLd } from '../../lib/page-json-ld';
import { withParts } from '../../lib/page-parts';
import { pageHead } from '../../lib/seo';
import { LegalPage } from './legal-page';

/** A legal text's page, and what it says about itself. */
export function legalContent(legal: Legal, context: PageContext) {
  const path = contentPath('legal-page', legal.slug);
  const crumbs = crumbsTo(context.t, { name: legal.title, path });
  const description = context.t('pages.legal.description', { title: legal.title });
  return withParts(
    {},
    {
      head: pageHead({ title: context.t('page.title', { title: legal.title }), description, path, ...context }),
      page: (
        <>
          <LegalPage legal={legal} crumbs={crumbs} />
          <PageFacts
            crumbs={crumbs}
            context={context}
            facts={[webPageJsonLd({ name: legal.title, description: description, path }, context)]}
          />
        </>
      ),
    },
  );
}
