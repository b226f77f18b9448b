import type { Home, Site } from '@contract/content/site';
import { createFileRoute } from '@tanstack/react-router';
import { headOfPage } from '../../lib/head/static-sections';
import { getPage } from '../../lib/http/content';
import { get } from '../../lib/http/http';
import { StaticSection } from '../../ui/layout/static-page';

export const Route = createFileRoute('/_public/')({
  staticData: { sectionStrings: ['catalogue'] },
  loader: async ({ context }) => {
    const { locale } = context;
    const [{ homeContent }, home, site] = await Promise.all([
      import('../../site/catalogue/home-content'),
      getPage<Home>('/api/home', { locale }),
      get<Site>('/api/site', { locale }),
    ]);
    return homeContent(home, site, context);
  },
  head: headOfPage,
  component: () => <StaticSection>{Route.useLoaderData().sections?.page}</StaticSection>,
});
