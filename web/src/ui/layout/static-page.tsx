import { useMatch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { headOfParts } from '../../lib/head-of-parts';
import type { Namespace } from '../../lib/namespaces';
import { knownSearch } from '../../lib/page-search';
import { StaticPart } from './static-part';

type PageParts = { parts?: { page?: ReactNode } };

/** A page that is one static part; its route's loader brought it as `page`. */
export function StaticPage() {
  const { parts } = useMatch({ strict: false, select: ({ loaderData }) => (loaderData ?? {}) as PageParts });
  return <StaticPart>{parts?.page}</StaticPart>;
}

const partStrings: readonly Namespace[] = ['catalogue', 'pages'];

/** What the routes of pages that editors write have in common. */
export const staticPage = { staticData: { partStrings }, head: headOfParts, component: StaticPage };

type Search = Record<string, unknown>;

/** The same for pages that depend on their address's parameters. Anybody may have written those: the loader reads them. */
export const queriedPage = (path: string) => ({
  ...staticPage,
  validateSearch: (search: Search) => search,
  loaderDeps: ({ search }: { search: Search }) => knownSearch(path, search),
});
