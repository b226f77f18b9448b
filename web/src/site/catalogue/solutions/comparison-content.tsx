import type { Comparison } from '@contract/content/solution';
import { contentPath } from '@contract/content/content-path';
import type { Site } from '@contract/content/site';
import { crumbsTo, PageFacts, HeroDrawing, PageIntro } from '../../blocks/page-intro';
import type { PageContext } from '../../../lib/page/page-context';
import { webPageJsonLd } from '../../../lib/head/page-json-ld';
import { withStaticSections } from '../../../lib/head/static-sections';
import { pageHead } from '../../../lib/head/seo';
import { ProductRows } from '../../blocks/product-rows';
import { RequestBand } from '../../blocks/call-to-action-band';
import { useT } from '../../../lib/text/strings';
import type { Crumb } from '../../../ui/layout/breadcrumb';
import { InlineText, RichText } from '../../../ui/layout/rich-text';
import { SheetSection } from '../../../ui/layout/sheet-section';
import { SiteLink } from '../../../ui/layout/site-link';

/** Returns a comparison's page and its head. */
export function comparisonContent(comparison: Comparison, site: Pick<Site, 'brand' | 'phone'>, context: PageContext) {
  const path = contentPath('comparison', comparison.slug);
  const section = { name: comparison.categoryName, path: `/${comparison.category}` };
  const crumbs = crumbsTo(context.t, ...(comparison.category ? [section] : []), { name: context.t('pages.comparison.crumb'), path });
  return withStaticSections(
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

type ComparisonPageProps = { comparison: Comparison; crumbs: readonly Crumb[]; site: Pick<Site, 'brand' | 'phone'> };

/** Shows a freelancer's offer fairly beside ours. */
function ComparisonPage({ comparison, crumbs, site }: ComparisonPageProps) {
  const t = useT();
  const { accent } = comparison;
  return (
    <div data-accent={accent}>
      <PageIntro
        crumbs={crumbs}
        title={comparison.title}
        lead={comparison.intro}
        accent={accent}
        aside={<HeroDrawing name={comparison.category} />}
      />
      <SheetSection letter="A" zone={t('pages.comparison.zone')} title={t('pages.comparison.title')} tone="sheet">
        <ComparisonTable rows={comparison.rows} brand={site.brand} />
      </SheetSection>
      <SheetSection letter="B" zone={t('pages.comparison.conclusion')}>
        <RichText html={comparison.conclusionHtml} />
      </SheetSection>
      <SheetSection letter="C" zone={comparison.categoryName} title={t('pages.comparison.services')} tone="sheet">
        <ProductRows products={comparison.products} />
      </SheetSection>
      <SheetSection letter="D" zone={t('pages.comparison.others')} tight>
        <ul className="link-list">
          {comparison.others.map(({ slug, title }) => (
            <li key={slug}>
              <SiteLink className="link" to={contentPath('comparison', slug)}>
                {title}
              </SiteLink>
            </li>
          ))}
        </ul>
      </SheetSection>
      <RequestBand letter="E" title={t('catalogue.request.title')} text={t('catalogue.request.text')} phone={site.phone} />
    </div>
  );
}

function ComparisonTable({ rows, brand }: Pick<Comparison, 'rows'> & { brand: string }) {
  const t = useT();
  return (
    <table className="comparison of-offers">
      <thead>
        <tr>
          <th scope="col">{t('pages.comparison.criterion')}</th>
          <th scope="col">{t('pages.comparison.freelancer')}</th>
          <th scope="col" className="recommended">
            {brand}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ criterion, freelancerHtml, usHtml }) => (
          <tr key={criterion}>
            <th scope="row">{criterion}</th>
            <td data-label={t('pages.comparison.freelancer')}>
              <InlineText html={freelancerHtml} />
            </td>
            <td data-label={brand} className="recommended">
              <InlineText html={usHtml} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
