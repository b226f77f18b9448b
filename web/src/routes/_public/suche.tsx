import { createFileRoute } from '@tanstack/react-router';
import { questionOf } from '../../features/search/search-address';
import { queriedPage } from '../../ui/static-page';

export const Route = createFileRoute('/_public/suche')({
  ...queriedPage('/suche'),
  staticData: { partStrings: ['search', 'catalogue'] },
  loader: async ({ context, deps }) => {
    const [{ searchContent }, { loadSearch }] = await Promise.all([
      import('../../features/search/search-content'),
      import('../../features/search/load-search'),
    ]);
    return searchContent(questionOf(deps.q), await loadSearch(context.locale), context);
  },
});
