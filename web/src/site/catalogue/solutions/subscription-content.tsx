import { contentPath } from '@contract/content/content-path';
import type { Subscription } from '@contract/people/subscription';
import { crumbsTo } from '../../blocks/crumbs';
import { PageFacts } from '../../blocks/page-facts';
import { faqJsonLd } from '../../../lib/json-ld';
import type { PageContext } from '../../../lib/page-context';
import { subscriptionJsonLd } from '../../../lib/page-json-ld';
import { withParts } from '../../../lib/page-parts';
import { pageHead } from '../../../lib/seo';
import { SubscriptionPage } from './subscription-page';

/** The subscription's page, and what it says about itself. */
export function subscriptionContent(subscription: Subscription, phone: string, context: PageContext) {
  const path = contentPath('subscription');
  const crumbs = crumbsTo(context.t, { name: subscription.title, path });
  const facts = [subscriptionJsonLd(subscription, context), ...(subscription.faqs.length > 0 ? [faqJsonLd(subscription.faqs)] : [])];
  return withParts(
    {},
    {
      head: pageHead({ ...subscription.seo, path, ...context }),
      page: (
        <>
          <SubscriptionPage subscription={subscription} crumbs={crumbs} phone={phone} />
          <PageFacts crumbs={crumbs} context={context} facts={facts} />
        </>
      ),
    },
  );
}
