import type { Solution } from '@contract/content/solution';
import { crumbsTo } from '../../blocks/crumbs';
import { PageFacts } from '../../blocks/page-facts';
import { collectionPageJsonLd } from '../../../lib/json-ld';
import type { PageContext } from '../../../lib/page-context';
import { withParts } from '../../../lib/page-parts';
import { pageHead } from '../../../lib/seo';
import { SolutionPage } from './solution-page';

/** The page of a group of customers, and what it says about itself. */
export function solutionContent(solution: Solution, phone: string, context: PageContext) {
  const path = `/loesungen/${solution.slug}`;
  const crumbs = crumbsTo(context.t, { name: solution.name, path });
  const entries = solution.products.map(({ name, category, slug }) => ({ name, path: `/${category}/${slug}` }));
  const listing = { name: solution.name, description: solution.seo.description, path, entries };
  return withParts(
    {},
    {
      head: pageHead({ ...solution.seo, path, ...context }),
      page: (
        <>
          <SolutionPage solution={solution} crumbs={crumbs} phone={phone} />
          <PageFacts crumbs={crumbs} context={context} facts={[collectionPageJsonLd(listing, context)]} />
        </>
      ),
    },
  );
}
