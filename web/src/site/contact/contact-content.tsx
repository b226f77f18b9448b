import type { ContentPage } from '@contract/content/content-page';
import { axisLetter, PageSections } from '../blocks/page-sections';
import { CallToActionBand } from '../blocks/call-to-action-band';
import { type CompanyData, CompanyFacts, DraftNote, FormNotes } from '../blocks/company-facts';
import { crumbsTo, PageFacts, PageIntro } from '../blocks/page-intro';
import { contactPageJsonLd } from '../../lib/head/json-ld';
import type { PageContext } from '../../lib/page/page-context';
import { withStaticSections } from '../../lib/head/static-sections';
import { pageHead } from '../../lib/head/seo';
import { NeedsScript } from '../blocks/needs-script';

const steps = ['mail', 'read', 'answer'] as const;

/** Returns the contact page around its form, and its head. */
export function contactContent(page: ContentPage, company: CompanyData, context: PageContext) {
  const path = '/kontakt';
  const crumbs = crumbsTo(context.t, { name: page.title, path });
  return withStaticSections(
    {},
    {
      head: pageHead({ ...page.seo, path, ...context }),
      before: (
        <>
          <PageIntro crumbs={crumbs} title={page.title} lead={page.intro} aside={<CompanyFacts company={company} />} />
          {!page.final && <DraftNote />}
          <NeedsScript text={context.t('contact-form.no-script')} company={company} />
        </>
      ),
      notes: (
        <FormNotes
          title={context.t('contact-form.next')}
          notes={steps.map((step) => ({
            title: context.t(`contact-form.next.${step}`),
            text: context.t(`contact-form.next.${step}-text`),
          }))}
        />
      ),
      after: (
        <>
          <PageSections sections={page.sections} zone={page.title} before={1} />
          <CallToActionBand letter={axisLetter(page.sections.length + 1)} callToAction={page.cta} phone={company.phone} />
          <PageFacts crumbs={crumbs} context={context} facts={[contactPageJsonLd(company, page.title, context)]} />
        </>
      ),
    },
  );
}
