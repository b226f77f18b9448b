import { createFileRoute } from '@tanstack/react-router';
import { headOfParts } from '../../lib/head-of-parts';
import { questionOf } from '../../features/search/search-address';
import { StaticPart } from '../../ui/static-part';

export const Route = createFileRoute('/_public/suche')({
  staticData: { partStrings: ['search', 'catalogue'] },
  validateSearch: ({ q }): { q?: string | number } => (typeof q === 'string' || typeof q === 'number' ? { q } : {}),
  loaderDeps: ({ search }) => ({ question: questionOf(search.q) }),
  loader: async ({ context, deps }) => {
    const [{ searchContent }, { loadSearch }] = await Promise.all([
      import('../../features/search/search-content'),
      import('../../features/search/load-search'),
    ]);
    return searchContent(deps.question, await loadSearch(context.locale), context);
  },
  head: headOfParts,
  component: () => <StaticPart>{Route.useLoaderData().parts?.page}</StaticPart>,
});
