import { contentPath } from '@contract/content/content-path';
import type { LegalPage as Legal } from '@contract/content/content-page';
import { crumbsTo, PageFacts, PageIntro } from '../blocks/page-intro';
import type { PageContext } from '../../lib/page/page-context';
import { webPageJsonLd } from '../../lib/head/page-json-ld';
import { withStaticSections } from '../../lib/head/static-sections';
import { pageHead } from '../../lib/head/seo';
import { DraftNote } from '../blocks/company-facts';
import { TextWithContents } from '../blocks/text-with-contents';
import { ConsentSettingsButton } from '../../ui/marks/consent-settings-button';
import { withHeadingIds } from '../../lib/head/heading-ids';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import type { Crumb } from '../../ui/layout/breadcrumb';
import { formatDay } from '../../lib/text/format';
import { RichText } from '../../ui/layout/rich-text';
import { SheetSection } from '../../ui/layout/sheet-section';

/** Returns a legal text's page and its head. */
export function legalContent(legal: Legal, context: PageContext) {
  const path = contentPath('legal-page', legal.slug);
  const crumbs = crumbsTo(context.t, { name: legal.title, path });
  const description = context.t('pages.legal.description', { title: legal.title });
  return withStaticSections(
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

/** A legal text with its contents beside it; printed, only the text is left. */
function LegalPage({ legal, crumbs }: { legal: Legal; crumbs: readonly Crumb[] }) {
  const t = useT();
  const day = formatDay(legal.updatedAt.slice(0, 10), useLocale());
  const { html, headings } = withHeadingIds(legal.bodyHtml);
  return (
    <>
      <PageIntro crumbs={crumbs} title={legal.title} lead={t('pages.legal.as-of', { day })} />
      {!legal.final && <DraftNote />}
      <SheetSection letter="A" zone={t('pages.legal.zone')} tone="sheet">
        <TextWithContents headings={headings}>
          <RichText html={html} />
          <ConsentSettingsButton />
        </TextWithContents>
      </SheetSection>
    </>
  );
}
