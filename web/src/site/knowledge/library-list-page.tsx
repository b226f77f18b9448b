import { listPaths } from '@contract/content/content-path';
import { type LibraryEntrySummary, type LibraryTopic, libraryTopics } from '@contract/content/knowledge';
import { FilterLinks } from '../blocks/filter-links';
import { PageIntro } from '../blocks/page-intro';
import { useT } from '../../lib/text/strings';
import type { Crumb } from '../../ui/layout/breadcrumb';
import { EmptySheet } from '../../ui/feedback/empty-sheet';
import { SheetSection } from '../../ui/layout/sheet-section';
import { SiteLink } from '../../ui/layout/site-link';

type LibraryListPageProps = {
  entries: readonly LibraryEntrySummary[];
  /** What is shown; null for all. */
  topic: LibraryTopic | null;
  crumbs: readonly Crumb[];
};

const path = listPaths['library-entry'];
const anchorOf = (letter: string) => (letter === '#' ? 'letter-other' : `letter-${letter}`);

/** The library's terms from A to Z, by topic if asked. */
export function LibraryListPage({ entries, topic, crumbs }: LibraryListPageProps) {
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
            { label: t('pages.all'), to: path, current: topic === null },
            ...used.map((name) => ({ label: t(`pages.library.topic.${name}`), to: `${path}?thema=${name}`, current: name === topic })),
          ]}
        />
        {groups.length === 0 && <EmptySheet title={t('pages.library.none')} />}
        {groups.map(({ letter, entries: terms }) => (
          <section key={letter} id={anchorOf(letter)} className="letter-group" aria-label={letter}>
            <h2 className="axis-letter">{letter}</h2>
            <ul className="term-list">
              {terms.map(({ slug, term, short }) => (
                <li key={slug}>
                  <SiteLink to={`${path}/${slug}`}>
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

/** Terms under their letters; both keep the order they come in. */
export function groupByLetter(entries: readonly LibraryEntrySummary[]): LetterGroup[] {
  const groups = new Map<string, LibraryEntrySummary[]>();
  for (const entry of entries) groups.set(entry.letter, [...(groups.get(entry.letter) ?? []), entry]);
  return Array.from(groups, ([letter, terms]) => ({ letter, entries: terms }));
}
