import type { Locale } from '@contract/constants';
import { withStaticSections } from '../../lib/head/static-sections';
import { pageHead } from '../../lib/head/seo';
import { type Translate, useT } from '../../lib/text/strings';
import type { Searching, Suggestion } from './load-search';
import { MAX_QUESTION_LENGTH, SEARCH_PATH } from './search-address';
import { EmptySheet } from '../../ui/feedback/empty-sheet';
import { SiteLink } from '../../ui/layout/site-link';
import { groupHits, type SearchHit } from '@contract/search/create-search';
import { HitText } from './hit-text';
import { countText } from '../../lib/text/decimal';
import { useLocale } from '../../lib/text/locale';
import { localePath } from '../../lib/text/locale-path';
import { Icon } from '../../ui/marks/icon';

const MOST_HITS = 60;

/** Returns the page of results and its head: search engines shall not list searches. */
export function searchContent(
  question: string,
  { search, suggestions }: Searching,
  { locale, origin, t }: { locale: Locale; origin: string; t: Translate },
) {
  const hits = search(question, MOST_HITS + 1);
  const head = pageHead({
    title: t('page.title', { title: question ? t('search.title.for', { question }) : t('search.title') }),
    description: t('search.description'),
    path: SEARCH_PATH,
    locale,
    origin,
    noindex: true,
  });
  const page = <SearchPage question={question} hits={hits.slice(0, MOST_HITS)} more={hits.length > MOST_HITS} suggestions={suggestions} />;
  return withStaticSections({}, { head, page });
}

type SearchPageProps = {
  question: string;
  hits: readonly SearchHit[];
  /** True if there are more hits than are shown. */ more: boolean;
  suggestions: readonly Suggestion[];
};

/** The page of results: a form that asks again, what was found in groups, and related links when nothing was. */
function SearchPage({ question, hits, more, suggestions }: SearchPageProps) {
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

/** Asks the results page; works without JavaScript. */
function SearchForm({ question }: { question: string }) {
  const t = useT();
  return (
    <form className="search-form" role="search" action={localePath(useLocale(), SEARCH_PATH)}>
      <label className="search-input">
        <Icon name="search" />
        <span className="visually-hidden">{t('search.label')}</span>
        <input
          className="input"
          type="search"
          name="q"
          defaultValue={question}
          maxLength={MAX_QUESTION_LENGTH}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      <button type="submit" className="button primary">
        {t('search.submit')}
      </button>
    </form>
  );
}
