import type { Category } from '@contract/product';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { categoryHead } from '../../../features/catalogue/category-head';
import { CategoryPage } from '../../../features/catalogue/category-page';
import { categoryCrumbs } from '../../../features/catalogue/crumbs';
import { getPage } from '../../../lib/content';
import { useT } from '../../../lib/strings';

const frame = getRouteApi('/_public');

export const Route = createFileRoute('/_public/$category/')({
  staticData: { strings: ['catalogue'] },
  loader: ({ context, params }) => getPage<Category>(`/api/categories/${params.category}`, { locale: context.locale }),
  head: ({ loaderData: category, match: { context } }) => (category ? categoryHead(category, context) : {}),
  component: CategoryRoute,
});

function CategoryRoute() {
  const category = Route.useLoaderData();
  return <CategoryPage category={category} crumbs={categoryCrumbs(category, useT())} phone={frame.useLoaderData().phone} />;
}
