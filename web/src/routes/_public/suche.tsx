import { createFileRoute } from '@tanstack/react-router';
import { questionOf, SEARCH_PATH } from '../../site/search/search-address';
import { queriedPage } from '../../ui/layout/static-page';

export const Route = createFileRoute('/_public/suche')({
  ...queriedPage(SEARCH_PATH),
  staticData: { sectionStrings: ['search', 'catalogue'] },
  loader: async ({ context, deps }) => {
    const [{ searchContent }, { loadSearch }] = await Promise.all([
      import('../../site/search/search-content'),
      import('../../site/search/load-search'),
    ]);
    return searchContent(questionOf(deps.q), await loadSearch(context.locale), context);
  },
});
