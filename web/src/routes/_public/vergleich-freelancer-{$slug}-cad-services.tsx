import type { Comparison } from '@contract/content/solution';
import { createFileRoute } from '@tanstack/react-router';
import { getPage } from '../../lib/http/content';
import { staticPage } from '../../ui/layout/static-page';

export const Route = createFileRoute('/_public/vergleich-freelancer-{$slug}-cad-services')({
  ...staticPage,
  loader: async ({ context, params, parentMatchPromise }) => {
    const [{ comparisonContent }, comparison, { loaderData: frame }] = await Promise.all([
      import('../../site/catalogue/solutions/comparison-content'),
      getPage<Comparison>(`/api/comparisons/${params.slug}`, { locale: context.locale }),
      parentMatchPromise,
    ]);
    return comparisonContent(comparison, frame ?? { brand: '', phone: '' }, context);
  },
});
