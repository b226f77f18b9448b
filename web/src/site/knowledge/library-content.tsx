import { listPaths } from '@contract/content/content-path';
import type { LibraryEntry, LibraryEntrySummary, LibraryTopic } from '@contract/content/knowledge';
import { crumbsTo, PageFacts } from '../blocks/page-facts';
import { definedTermJsonLd, definedTermSetJsonLd } from '../../lib/head/json-ld';
import type { PageContext } from '../../lib/page/page-context';
import { withStaticSections } from '../../lib/head/static-sections';
import { pageHead } from '../../lib/head/seo';
import { LibraryListPage } from './library-list-page';
import { NeighbourLinks } from '../blocks/filter-links';
import { PageIntro } from '../blocks/page-intro';
import { useT } from '../../lib/text/strings';
import type { Crumb } from '../../ui/layout/breadcrumb';
import { RichText } from '../../ui/layout/rich-text';
import { SheetSection } from '../../ui/layout/sheet-section';
import { SiteLink } from '../../ui/layout/site-link';

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

const entryPath = listPaths['library-entry'];

/** A term, explained. */
function LibraryEntryPage({ entry, crumbs }: { entry: LibraryEntry; crumbs: readonly Crumb[] }) {
  const t = useT();
  return (
    <>
      <PageIntro crumbs={crumbs} title={entry.term} lead={entry.short}>
        <ul className="margin-notes">
          <li>
            <SiteLink to={`${entryPath}?thema=${entry.topic}`}>{t(`pages.library.topic.${entry.topic}`)}</SiteLink>
          </li>
        </ul>
      </PageIntro>
      <SheetSection letter={entry.letter} zone={t('pages.library.zone')} title={t('pages.library.explained')} tone="sheet">
        <RichText html={entry.bodyHtml} />
      </SheetSection>
      {entry.related.length > 0 && (
        <SheetSection letter="B" zone={t('pages.library.related')} title={t('pages.library.related-title')} tight>
          <ul className="term-list">
            {entry.related.map(({ slug, term, short }) => (
              <li key={slug}>
                <SiteLink to={`${entryPath}/${slug}`}>
                  <h3>{term}</h3>
                  <p>{short}</p>
                </SiteLink>
              </li>
            ))}
          </ul>
        </SheetSection>
      )}
      <NeighbourLinks
        label={t('pages.library.title')}
        previous={entry.previous && { ...entry.previous, to: `${entryPath}/${entry.previous.slug}` }}
        next={entry.next && { ...entry.next, to: `${entryPath}/${entry.next.slug}` }}
      />
    </>
  );
}
