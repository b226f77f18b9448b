import { listPaths } from '@contract/content/content-path';
import type { Faqs } from '@contract/content/faqs';
import { crumbsTo } from '../blocks/crumbs';
import { PageFacts } from '../blocks/page-facts';
import { faqJsonLd } from '../../lib/json-ld';
import type { PageContext } from '../../lib/page-context';
import { withParts } from '../../lib/page-parts';
import { pageHead } from '../../lib/seo';
import { FaqPage } from './faq-page';

/** All questions, and what the page says about itself. */
export function faqContent({ groups }: Faqs, phone: string, context: PageContext) {
  const { t } = context;
  const path = listPaths.faq;
  const crumbs = crumbsTo(t, { name: t('pages.faq.title'), path });
  return withParts(
    {},
    {
      head: pageHead({ title: t('pages.faq.head'), description: t('pages.faq.description'), path, ...context }),
      page: (
        <>
          <FaqPage groups={groups} crumbs={crumbs} phone={phone} />
          <PageFacts crumbs={crumbs} context={context} facts={[faqJsonLd(groups.flatMap(({ faqs }) => faqs))]} />
        </>
      ),
    },
  );
}
