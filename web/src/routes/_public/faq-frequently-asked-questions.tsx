import type { Faqs } from '@contract/content/content-page';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { headOfPage } from '../../lib/head/static-sections';
import { useEffect } from 'react';
import { getPage } from '../../lib/http/content';
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

/** Browsers open the answer that a link points into, except when the page was reached by client navigation. */
function FaqRoute() {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    const details = document.getElementById(hash)?.closest('details');
    if (!details) return;
    details.open = true;
    details.scrollIntoView();
  }, [hash]);
  return <StaticPage />;
}
