import type { Faqs } from '@contract/content/content-page';
import { createFileRoute } from '@tanstack/react-router';
import { headOfPage } from '../../lib/head/static-sections';
import { getPage } from '../../lib/http/content';
import { useLinkedAnswer } from '../../static-markup/use-linked-answer';
import { StaticPage } from '../../ui/layout/static-page';

export const Route = createFileRoute('/_public/faq-frequently-asked-questions')({
  staticData: { sectionStrings: ['catalogue', 'pages'] },
  loader: async ({ context, parentMatchPromise }) => {
    const [{ faqContent }, faqs, { loaderData: frame }] = await Promise.all([
      import('../../site/knowledge/faq-content'),
      getPage<Faqs>('/api/faqs', { locale: context.locale }),
      parentMatchPromise,
    ]);
    return faqContent(faqs, frame?.phone ?? '', context);
  },
  head: headOfPage,
  component: FaqRoute,
});

function FaqRoute() {
  useLinkedAnswer();
  return <StaticPage />;
}
