import type { ContentPage, Section } from '@contract/content/content-page';
import { axisLetter, PageSections } from '../blocks/page-sections';
import { CallToActionBand } from '../blocks/call-to-action-band';
import { type CompanyData, DraftNote, FormNotes } from '../blocks/company-facts';
import { crumbsTo, PageFacts, HeroDrawing, PageIntro } from '../blocks/page-intro';
import { contactPageJsonLd } from '../../lib/head/json-ld';
import type { PageContext } from '../../lib/page/page-context';
import { withStaticSections } from '../../lib/head/static-sections';
import { pageHead } from '../../lib/head/seo';
import { phoneHref } from '../../lib/head/opening-hours';
import { Icon } from '../../ui/marks/icon';
import { NeedsScript } from '../blocks/needs-script';

/** The layout of a section that leads elsewhere, and therefore stands above the form. */
const isAboveForm = ({ layout }: Section) => layout === 'ways';

const steps = ['mail', 'read', 'answer'] as const;

/** Returns the contact page around its form, and its head. */
export function contactContent(page: ContentPage, company: CompanyData, context: PageContext) {
  const path = '/kontakt';
  const crumbs = crumbsTo(context.t, { name: page.title, path });
  const [above, below] = [page.sections.filter(isAboveForm), page.sections.filter((section) => !isAboveForm(section))];
  const drawing = <HeroDrawing name="scene/week" label={company.supportHours} caption={company.supportHours} />;
  return withStaticSections(
    { letter: axisLetter(above.length) },
    {
      head: pageHead({ ...page.seo, path, ...context }),
      before: (
        <>
          <PageIntro crumbs={crumbs} title={page.headline} lead={page.intro} aside={drawing}>
            <ContactButtons company={company} />
          </PageIntro>
          {!page.final && <DraftNote />}
          <PageSections sections={above} />
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
          <PageSections sections={below} before={above.length + 1} />
          <CallToActionBand letter={axisLetter(page.sections.length + 1)} callToAction={page.cta} phone={company.phone} />
          <PageFacts crumbs={crumbs} context={context} facts={[contactPageJsonLd(company, page.title, context)]} />
        </>
      ),
    },
  );
}

/** The two shortest ways to reach us. */
const ContactButtons = ({ company: { phone, email } }: { company: CompanyData }) => (
  <div className="row">
    <a className="button primary" id="phone" href={phoneHref(phone)}>
      <Icon name="phone" /> {phone}
    </a>
    <a className="button" href={`mailto:${email}`}>
      <Icon name="mail" /> {email}
    </a>
  </div>
);
