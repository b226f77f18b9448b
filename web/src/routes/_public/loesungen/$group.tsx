import type { Solution } from '@contract/content/solution';
import { createFileRoute } from '@tanstack/react-router';
import { getPage } from '../../../lib/http/content';
import { staticPage } from '../../../ui/layout/static-page';

export const Route = createFileRoute('/_public/loesungen/$group')({
  ...staticPage,
  loader: async ({ context, params, parentMatchPromise }) => {
    const [{ solutionContent }, solution, { loaderData: frame }] = await Promise.all([
      import('../../../site/catalogue/solutions/solution-content'),
      getPage<Solution>(`/api/solutions/${params.group}`, { locale: context.locale }),
      parentMatchPromise,
    ]);
    return solutionContent(solution, frame?.phone ?? '', context);
  },
});
