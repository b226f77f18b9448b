import type { Category } from '@contract/product';
import { createFileRoute } from '@tanstack/react-router';
import { useSectionCut } from '../../../features/catalogue/use-section-cut';
import { getPage } from '../../../lib/content';
import { StaticPart } from '../../../ui/static-part';

export const Route = createFileRoute('/_public/$category/')({
  staticData: { partStrings: ['catalogue'] },
  loader: async ({ context, params, parentMatchPromise }) => {
    const [{ categoryContent }, category, { loaderData: frame }] = await Promise.all([
      import('../../../features/catalogue/category-content'),
      getPage<Category>(`/api/categories/${params.category}`, { locale: context.locale }),
      parentMatchPromise,
    ]);
    return categoryContent(category, frame?.phone ?? '', context);
  },
  head: ({ loaderData }) => loaderData?.parts?.head ?? {},
  component: CategoryRoute,
});

function CategoryRoute() {
  const { parts } = Route.useLoaderData();
  useSectionCut(parts);
  return <StaticPart>{parts?.page}</StaticPart>;
}
