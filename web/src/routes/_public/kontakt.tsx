import type { ContentPage } from '@contract/content/content-page';
import type { Site } from '@contract/content/site';
import { createFileRoute } from '@tanstack/react-router';
import { ContactForm } from '../../site/contact/contact-form';
import { contactSubject, type ContactSearch } from '../../site/contact/contact-draft';
import { getPage } from '../../lib/http/content';
import { headOfPage } from '../../lib/head/static-sections';
import { get } from '../../lib/http/http';
import { useT } from '../../lib/text/strings';
import { FormSection } from '../../ui/forms/form-section';
import { StaticSection } from '../../ui/layout/static-page';

export const Route = createFileRoute('/_public/kontakt')({
  staticData: { strings: ['contact', 'problem'], sectionStrings: ['catalogue', 'pages'] },
  validateSearch: ({ thema, tarif }): ContactSearch => ({ thema, tarif }),
  loader: async ({ context }) => {
    const { locale } = context;
    const [{ contactContent }, page, site] = await Promise.all([
      import('../../site/contact/contact-content'),
      getPage<ContentPage>('/api/pages/kontakt', { locale }),
      get<Site>('/api/site', { locale }),
    ]);
    return contactContent(page, site, context);
  },
  head: headOfPage,
  component: ContactRoute,
});

function ContactRoute() {
  const { letter, sections } = Route.useLoaderData();
  const t = useT();
  return (
    <>
      <StaticSection>{sections?.before}</StaticSection>
      <FormSection letter={letter} zone={t('contact-form.zone')} notes={sections?.notes}>
        <ContactForm subject={contactSubject(Route.useSearch())} />
      </FormSection>
      <StaticSection>{sections?.after}</StaticSection>
    </>
  );
}
