import type { Subscription } from '@contract/people/subscription';
import type { Site } from '@contract/content/site';
import { createFileRoute } from '@tanstack/react-router';
import { getPage } from '../../lib/http/content';
import { get } from '../../lib/http/http';
import { staticPage } from '../../ui/layout/static-page';

export const Route = createFileRoute('/_public/unlimitierte-cad-services-abonnement')({
  ...staticPage,
  loader: async ({ context }) => {
    const [{ subscriptionContent }, subscription, site] = await Promise.all([
      import('../../site/catalogue/solutions/subscription-content'),
      getPage<Subscription>('/api/subscription', { locale: context.locale }),
      get<Site>('/api/site', { locale: context.locale }),
    ]);
    return subscriptionContent(subscription, site, context);
  },
});
