import { breadcrumbJsonLd, type FactContext } from '../../lib/head/json-ld';
import type { Crumb } from '../../ui/layout/breadcrumb';
import { JsonLd } from '../../ui/layout/json-ld';
import type { Translate } from '../../lib/text/strings';

type PageFactsProps = {
  crumbs: readonly Crumb[];
  context: FactContext;
  /** What the page is about, in schema.org's terms. */
  facts?: readonly Record<string, unknown>[];
};

/** What a page states for search engines: the way to it, and what it is about. */
export const PageFacts = ({ crumbs, context, facts = [] }: PageFactsProps) => (
  <>
    {[breadcrumbJsonLd(crumbs, context), ...facts].map((data, index) => (
      <JsonLd key={index} data={data} />
    ))}
  </>
);

/** The way to a page, home first. */
export const crumbsTo = (t: Translate, ...steps: readonly Crumb[]): Crumb[] => [{ name: t('catalogue.home'), path: '/' }, ...steps];
