import { ownPages } from '@contract/content/page-kinds';
import { type LibraryEntry, type LibraryEntrySummary, type LibraryTopic, libraryTopics } from '@contract/content/knowledge';
import { crumbsTo, PageFacts, PageIntro } from '../blocks/page-intro';
import { definedTermJsonLd, definedTermSetJsonLd } from '../../lib/head/json-ld';
import type { PageContext } from '../../lib/page/page-context';
import { withStaticSections } from '../../lib/head/static-sections';
import { pageHead } from '../../lib/head/seo';
import { NeighbourLinks, FilterLinks } from '../blocks/filter-links';
import { useT } from '../../lib/text/strings';
import type { Crumb } from '../../ui/layout/breadcrumb';
import { RichText } from '../../ui/layout/rich-text';
import { SheetSection } from '../../ui/layout/sheet-section';
import { SiteLink } from '../../ui/layout/site-link';
import { EmptySheet } from '../../ui/feedback/empty-sheet';

const path = ownPages.library.path;

/** Returns all terms, and the head of their list. Topics point to the whole list. */
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

/** Returns a term's page and its head. */
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

const entryPath = ownPages.library.path;

/** Shows a term with its explanation. */
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

type LibraryListPageProps = {
  entries: readonly LibraryEntrySummary[];
  /** The topic whose entries are shown; null for all. */
  topic: LibraryTopic | null;
  crumbs: readonly Crumb[];
};

const listPath = ownPages.library.path;
const anchorOf = (letter: string) => (letter === '#' ? 'letter-other' : `letter-${letter}`);

/** The library's terms from A to Z, by topic if asked. */
function LibraryListPage({ entries, topic, crumbs }: LibraryListPageProps) {
  const t = useT();
  const groups = groupByLetter(topic ? entries.filter((entry) => entry.topic === topic) : entries);
  const used = libraryTopics.filter((candidate) => entries.some((entry) => entry.topic === candidate));
  return (
    <>
      <PageIntro crumbs={crumbs} title={t('pages.library.title')} lead={t('pages.library.lead')}>
        <nav className="axis-letters" aria-label={t('pages.library.letters')}>
          {groups.map(({ letter }) => (
            <a key={letter} href={`#${anchorOf(letter)}`}>
              {letter}
            </a>
          ))}
        </nav>
      </PageIntro>
      <SheetSection letter="A" zone={t('pages.library.zone')} tone="sheet">
        <FilterLinks
          label={t('pages.library.topics')}
          choices={[
            { label: t('pages.all'), to: listPath, current: topic === null },
            ...used.map((name) => ({ label: t(`pages.library.topic.${name}`), to: `${listPath}?thema=${name}`, current: name === topic })),
          ]}
        />
        {groups.length === 0 && <EmptySheet title={t('pages.library.none')} />}
        {groups.map(({ letter, entries: terms }) => (
          <section key={letter} id={anchorOf(letter)} className="letter-group" aria-label={letter}>
            <h2 className="axis-letter">{letter}</h2>
            <ul className="term-list">
              {terms.map(({ slug, term, short }) => (
                <li key={slug}>
                  <SiteLink to={`${listPath}/${slug}`}>
                    <h3>{term}</h3>
                    <p>{short}</p>
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </SheetSection>
    </>
  );
}

type LetterGroup = { letter: string; entries: LibraryEntrySummary[] };

/** Groups terms under their letters; both keep the order they come in. */
export function groupByLetter(entries: readonly LibraryEntrySummary[]): LetterGroup[] {
  const groups = new Map<string, LibraryEntrySummary[]>();
  for (const entry of entries) groups.set(entry.letter, [...(groups.get(entry.letter) ?? []), entry]);
  return Array.from(groups, ([letter, terms]) => ({ letter, entries: terms }));
}
