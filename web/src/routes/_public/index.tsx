import type { Home, Site } from '@contract/content/site';
import { createFileRoute } from '@tanstack/react-router';
import { headOfParts } from '../../lib/head/page-parts';
import { getPage } from '../../lib/http/content';
import { get } from '../../lib/http/http';
import { StaticPart } from '../../ui/layout/static-page';

export const Route = createFileRoute('/_public/')({
  staticData: { partStrings: ['catalogue'] },
  loader: async ({ context }) => {
    const { locale } = context;
    const [{ homeContent }, home, site] = await Promise.all([
      import('../../site/catalogue/home-content'),
      getPage<Home>('/api/home', { locale }),
      get<Site>('/api/site', { locale }),
    ]);
    return homeContent(home, site, context);
  },
  head: headOfParts,
  component: () => <StaticPart>{Route.useLoaderData().parts?.page}</StaticPart>,
});
