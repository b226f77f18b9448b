import type { Locale } from '@contract/constants';
import { withParts } from '../../lib/page-parts';
import { pageHead } from '../../lib/seo';
import type { Translate } from '../../lib/strings';
import type { Searching } from './load-search';
import { SEARCH_PATH } from './search-address';
import { SearchPage } from './search-page';

const MOST_HITS = 60;

/** The page of results, and what it says about itself: search engines shall not list searches. */
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
  return withParts({}, { head, page });
}
