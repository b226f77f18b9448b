import type { ContentPage } from '@contract/content/content-page';
import type { Category } from '@contract/content/product';
import type { Site } from '@contract/content/site';
import { createFileRoute } from '@tanstack/react-router';
import { headOfPage } from '../../lib/head/static-sections';
import { useSectionCut } from '../../static-markup/use-section-cut';
import { getPage, nothingIfMissing } from '../../lib/http/content';
import { get } from '../../lib/http/http';
import { StaticSection } from '../../ui/layout/static-page';

/** A section of the catalogue, or another page that editors gave an address of its own. */
export const Route = createFileRoute('/_public/$category')({
  staticData: { sectionStrings: ['catalogue', 'pages'] },
  loader: async ({ context, params }) => {
    const { locale } = context;
    const [site, category] = await Promise.all([
      get<Site>('/api/site', { locale }),
      getPage<Category>(`/api/categories/${params.category}`, { locale }).catch(nothingIfMissing),
    ]);
    if (category) {
      const { categoryContent } = await import('../../site/catalogue/category-content');
      return categoryContent(category, site.phone, context);
    }
    const [{ contentPageContent }, page] = await Promise.all([
      import('../../site/company/content-page-content'),
      getPage<ContentPage>(`/api/pages/${params.category}`, { locale }),
    ]);
    return contentPageContent(page, site, context);
  },
  head: headOfPage,
  component: CategoryRoute,
});

function CategoryRoute() {
  const { sections } = Route.useLoaderData();
  useSectionCut(sections);
  return <StaticSection>{sections?.page}</StaticSection>;
}
