import type { Subscription } from '@contract/people/subscription';
import { createFileRoute } from '@tanstack/react-router';
import { getPage } from '../../lib/http/content';
import { staticPage } from '../../ui/layout/static-page';

export const Route = createFileRoute('/_public/unlimitierte-cad-services-abonnement')({
  ...staticPage,
  loader: async ({ context, parentMatchPromise }) => {
    const [{ subscriptionContent }, subscription, { loaderData: frame }] = await Promise.all([
      import('../../site/catalogue/solutions/subscription-content'),
      getPage<Subscription>('/api/subscription', { locale: context.locale }),
      parentMatchPromise,
    ]);
    return subscriptionContent(subscription, frame?.phone ?? '', context);
  },
});
