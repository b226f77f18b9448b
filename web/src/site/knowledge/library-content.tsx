import { listPaths } from '@contract/content/content-path';
import type { LibraryEntry, LibraryEntrySummary, LibraryTopic } from '@contract/content/library';
import { crumbsTo, PageFacts } from '../blocks/page-facts';
import { definedTermJsonLd, definedTermSetJsonLd } from '../../lib/head/json-ld';
import type { PageContext } from '../../lib/page/page-context';
import { withStaticSections } from '../../lib/head/static-sections';
import { pageHead } from '../../lib/head/seo';
import { LibraryEntryPage } from './library-entry-page';
import { LibraryListPage } from './library-list-page';

const path = listPaths['library-entry'];

/** All terms, and what the list says about itself. Topics point to the whole list. */
export function libraryContent(entries: readonly LibraryEntrySummary[], topic: LibraryTopic | null, context: PageContext) {
  const { t } = context;
  const crumbs = crumbsTo(t, { name: t('pages.library.title'), path });
  const facts = topic ? [] : [definedTermSetJsonLd(t('pages.library.title'), entries, context)];
  return withStaticSections(
    {},
    {
      head: pageHead({ title: t('pages.library.head'), description: t('pages.library.description'), path, ...context }),
      page: (
        <>
          <LibraryListPage entries={entries} topic={topic} crumbs={crumbs} />
          <PageFacts crumbs={crumbs} context={context} facts={facts} />
        </>
      ),
    },
  );
}

/** A term's page, and what it says about itself. */
export function libraryEntryContent(entry: LibraryEntry, context: PageContext) {
  const own = `${path}/${entry.slug}`;
  const { term, seo } = entry;
  // A bare term says too little and may be the same in both languages.
  const title = seo.title === term ? context.t('pages.library.entry-head', { term }) : seo.title;
  const crumbs = crumbsTo(context.t, { name: context.t('pages.library.title'), path }, { name: term, path: own });
  return withStaticSections(
    {},
    {
      head: pageHead({ ...seo, title, path: own, ...context, type: 'article' }),
      page: (
        <>
          <LibraryEntryPage entry={entry} crumbs={crumbs} />
          <PageFacts crumbs={crumbs} context={context} facts={[definedTermJsonLd(entry, context)]} />
        </>
      ),
    },
  );
}
