import type { ContentPage } from '@contract/content/content-page';
import type { Category } from '@contract/content/product';
import type { Site } from '@contract/content/site';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { useSectionCut } from '../../static-markup/use-section-cut';
import { getPage, nothingIfMissing } from '../../lib/http/content';
import { get } from '../../lib/http/http';
import { textOf } from '../../lib/http/query-string';
import { queriedPage, StaticSection } from '../../ui/layout/static-page';

/** A section of the catalogue, or another page that editors gave an address of its own. */
export const Route = createFileRoute('/_public/$category')({
  ...queriedPage('/$category'),
  loader: async ({ context, params, deps }) => {
    const { locale } = context;
    const [site, category] = await Promise.all([
      get<Site>('/api/site', { locale }),
      getPage<Category>(`/api/categories/${params.category}`, { locale }).catch(nothingIfMissing),
    ]);
    if (category) {
      const { categoryContent, shownOn } = await import('../../site/catalogue/category-content');
      const shown = shownOn(category, textOf(deps.seite));
      if (!shown) throw notFound();
      return categoryContent(shown, site.phone, context);
    }
    const [{ contentPageContent }, page] = await Promise.all([
      import('../../site/company/content-page-content'),
      getPage<ContentPage>(`/api/pages/${params.category}`, { locale }),
    ]);
    return contentPageContent(page, site, context);
  },
  component: CategoryRoute,
});

function CategoryRoute() {
  const { sections } = Route.useLoaderData();
  useSectionCut(sections);
  return <StaticSection>{sections?.page}</StaticSection>;
}
