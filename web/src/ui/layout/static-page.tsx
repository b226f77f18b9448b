import { useMatch } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';
import { headOfPage } from '../../lib/head/static-sections';
import type { Namespace } from '../../lib/text/namespaces';
import { knownSearch } from '../../lib/page/page-search';

type PageParts = { sections?: { page?: ReactNode } };

/** A page that is one static section; its route's loader brought it as `page`. */
export function StaticPage() {
  const { sections } = useMatch({ strict: false, select: ({ loaderData }) => (loaderData ?? {}) as PageParts });
  return <StaticSection>{sections?.page}</StaticSection>;
}

const sectionStrings: readonly Namespace[] = ['catalogue', 'pages'];

/** The options that the routes of all editor-written pages share. */
export const staticPage = { staticData: { sectionStrings }, head: headOfPage, component: StaticPage };

type Search = Record<string, unknown>;

/** Returns the options of a page that depends on its address's parameters. Anybody may have written those: the loader reads them. */
export const queriedPage = (path: string) => ({
  ...staticPage,
  validateSearch: (search: Search) => search,
  loaderDeps: ({ search }: { search: Search }) => knownSearch(path, search),
});

/** One object for good: React would empty the section if a later render brought a new one. */
const KEEP_MARKUP = { __html: '' };

/**
 * A section of a page that never changes in the browser. On the first page the browser keeps the server's HTML, and neither
 * the section's code nor its content is sent; reached by client navigation, the loader has brought both (`withStaticSections`).
 */
export function StaticSection({ children, ref }: { children: ReactNode | undefined; ref?: Ref<HTMLDivElement> }) {
  return children === undefined ? (
    <div key="kept" ref={ref} className="static-section" dangerouslySetInnerHTML={KEEP_MARKUP} suppressHydrationWarning />
  ) : (
    <div key="rendered" ref={ref} className="static-section">
      {children}
    </div>
  );
}
