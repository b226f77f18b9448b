import type { Comparison } from '@contract/content/comparison';
import { contentPath } from '@contract/content/content-path';
import type { Site } from '@contract/content/site';
import { crumbsTo } from '../../blocks/crumbs';
import { PageFacts } from '../../blocks/page-facts';
import type { PageContext } from '../../../lib/page-context';
import { webPageJsonLd } from '../../../lib/page-json-ld';
import { withParts } from '../../../lib/page-parts';
import { pageHead } from '../../../lib/seo';
import { ComparisonPage } from './comparison-page';

/** A comparison, and what it says about itself. */
export function comparisonContent(comparison: Comparison, site: Pick<Site, 'brand' | 'phone'>, context: PageContext) {
  const path = contentPath('comparison', comparison.slug);
  const section = { name: comparison.categoryName, path: `/${comparison.category}` };
  const crumbs = crumbsTo(context.t, ...(comparison.category ? [section] : []), { name: context.t('pages.comparison.crumb'), path });
  return withParts(
    {},
    {
      head: pageHead({ ...comparison.seo, path, ...context }),
      page: (
        <>
          <ComparisonPage comparison={comparison} crumbs={crumbs} site={site} />
          <PageFacts
            crumbs={crumbs}
            context={context}
            facts={[webPageJsonLd({ name: comparison.title, description: comparison.seo.description, path }, context)]}
          />
        </>
      ),
    },
  );
}
