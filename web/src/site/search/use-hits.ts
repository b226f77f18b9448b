import { useEffect, useState } from 'react';
import { pushEvent } from '../../lib/page/analytics';
import { useLocale } from '../../lib/text/locale';
import type { SearchHit } from './create-search';
import { loadSearch, type Searching } from './load-search';

const MOST_HITS = 12;
/** A question counts once typing rests. */
const RESTING_MS = 1_000;

type Hits = { state: 'loading' | 'failed' | 'ready'; hits: readonly SearchHit[]; suggestions: Searching['suggestions']; retry: () => void };

/** Hits that follow the typing, once the search has been loaded. */
export function useHits(question: string): Hits {
  const locale = useLocale();
  const [attempt, setAttempt] = useState(0);
  const [searching, setSearching] = useState<Searching | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let left = false;
    loadSearch(locale).then(
      (loaded) => left || setSearching(loaded),
      () => left || setSearching('failed'),
    );
    return () => void (left = true);
  }, [locale, attempt]);
  const isReady = typeof searching === 'object';
  const hits = isReady ? searching.search(question, MOST_HITS) : [];
  useCountedSearch(isReady ? question.trim() : '', hits.length);
  const retry = () => {
    setSearching('loading');
    setAttempt(attempt + 1);
  };
  return { state: isReady ? 'ready' : searching, hits, suggestions: isReady ? searching.suggestions : [], retry };
}

/** Tells analytics what people look for, above all what they do not find. */
function useCountedSearch(question: string, results: number): void {
  useEffect(() => {
    if (!question) return;
    const timer = setTimeout(() => pushEvent('search', { search_term: question, results }), RESTING_MS);
    return () => clearTimeout(timer);
  }, [question, results]);
}
