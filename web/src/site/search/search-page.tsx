import { useT } from '../../lib/strings';
import { EmptySheet } from '../../ui/feedback/empty-sheet';
import { SiteLink } from '../../ui/layout/site-link';
import type { SearchHit } from './create-search';
import { groupHits } from './group-hits';
import { HitText } from './hit-text';
import type { Suggestion } from './search-index';
import { SearchForm } from './search-form';
import { countText } from '../../lib/count-text';

type SearchPageProps = {
  question: string;
  hits: readonly SearchHit[];
  /** More than are shown. */ more: boolean;
  suggestions: readonly Suggestion[];
};

/** The page of results: a form that asks again, what was found in groups, and ways on when nothing was. */
export function SearchPage({ question, hits, more, suggestions }: SearchPageProps) {
  const t = useT();
  return (
    <section className="section">
      <div className="wrap search-page">
        <h1>{t('search.title')}</h1>
        <SearchForm question={question} />
        {hits.length > 0 && <HitGroups hits={hits} more={more} />}
        {question && hits.length === 0 && (
          <EmptySheet title={t('search.none.title', { question })} text={t('search.none.text')}>
            <SiteLink className="button primary" to="/kontakt">
              {t('search.none.contact')}
            </SiteLink>
          </EmptySheet>
        )}
        {!question && <p className="muted">{t('search.empty.text')}</p>}
        {hits.length === 0 && <Suggestions suggestions={suggestions} />}
      </div>
    </section>
  );
}

function HitGroups({ hits, more }: { hits: readonly SearchHit[]; more: boolean }) {
  const t = useT();
  const count = hits.length;
  return (
    <>
      <p className="muted" role="status">
        {more ? t('search.count.first', { count }) : countText(t, 'search.count', count)}
      </p>
      {groupHits(hits).map(([group, found]) => (
        <section key={group} aria-labelledby={`search-${group}`}>
          <h2 id={`search-${group}`} className="search-group">
            {t(`search.group.${group}`)}
          </h2>
          <ol className="search-hits">
            {found.map((hit) => (
              <li key={hit.path}>
                <SiteLink className="search-hit" to={hit.path} data-accent={hit.accent}>
                  <HitText hit={hit} />
                </SiteLink>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

function Suggestions({ suggestions }: { suggestions: readonly Suggestion[] }) {
  const t = useT();
  return (
    <section aria-labelledby="search-suggestions">
      <h2 id="search-suggestions" className="search-group">
        {t('search.suggestions')}
      </h2>
      <ul className="search-suggestions">
        {suggestions.map(({ label, path }) => (
          <li key={path}>
            <SiteLink to={path}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
