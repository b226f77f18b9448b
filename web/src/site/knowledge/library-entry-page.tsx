import { listPaths } from '@contract/content/content-path';
import type { LibraryEntry } from '@contract/content/library';
import { NeighbourLinks } from '../blocks/filter-links';
import { PageIntro } from '../blocks/page-intro';
import { useT } from '../../lib/text/strings';
import type { Crumb } from '../../ui/layout/breadcrumb';
import { RichText } from '../../ui/layout/rich-text';
import { SheetSection } from '../../ui/layout/sheet-section';
import { SiteLink } from '../../ui/layout/site-link';

const path = listPaths['library-entry'];

/** A term, explained. */
export function LibraryEntryPage({ entry, crumbs }: { entry: LibraryEntry; crumbs: readonly Crumb[] }) {
  const t = useT();
  return (
    <>
      <PageIntro crumbs={crumbs} title={entry.term} lead={entry.short}>
        <ul className="margin-notes">
          <li>
            <SiteLink to={`${path}?thema=${entry.topic}`}>{t(`pages.library.topic.${entry.topic}`)}</SiteLink>
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
                <SiteLink to={`${path}/${slug}`}>
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
        previous={entry.previous && { ...entry.previous, to: `${path}/${entry.previous.slug}` }}
        next={entry.next && { ...entry.next, to: `${path}/${entry.next.slug}` }}
      />
    </>
  );
}
