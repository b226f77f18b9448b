import type { Home } from '@contract/site';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { HomePage } from '../../features/catalogue/home-page';
import { getPage } from '../../lib/content';
import { pageHead } from '../../lib/seo';

const frame = getRouteApi('/_public');

export const Route = createFileRoute('/_public/')({
  staticData: { strings: ['catalogue'] },
  loader: ({ context }) => getPage<Home>('/api/home', { locale: context.locale }),
  head: ({ loaderData: home, match: { context } }) =>
    home ? pageHead({ ...home.seo, path: '/', locale: context.locale, origin: context.origin }) : {},
  component: () => <HomePage home={Route.useLoaderData()} site={frame.useLoaderData()} />,
});
