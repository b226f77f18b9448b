import { useRouter } from '@tanstack/react-router';
import { type FormEvent, type KeyboardEvent, type MouseEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { useT } from '../../lib/text/strings';
import { Icon } from '../../ui/marks/icon';
import { HitText } from './hit-text';
import { MAX_QUESTION_LENGTH, resultsPath } from './search-address';
import { SiteLink } from '../../ui/layout/site-link';
import { groupHits, type SearchHit } from '@contract/search/create-search';
import { countText } from '../../lib/text/decimal';
import { pushEvent } from '../../lib/page/analytics';
import { useLocale } from '../../lib/text/locale';
import { loadSearch, type Searching } from './load-search';

/** Searches while typing. Arrows choose, Enter opens what is chosen or else all hits, Esc closes and gives the focus back. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const router = useRouter();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [question, setQuestion] = useState('');
  const found = useHits(question);
  const { hits } = found;
  const { chosen, step, choose } = useChoice(hits.length);
  const active = hits[chosen];
  const list = hits.length > 0 ? `${id}hits` : undefined;
  useEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
  }, []);
  const ask = (next: string) => {
    setQuestion(next);
    choose(-1);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (active && list) return document.getElementById(optionId(list, active))?.click();
    if (!question.trim()) return;
    dialog.current?.close();
    void router.navigate({ href: resultsPath(question.trim()) });
  };
  return (
    <dialog ref={dialog} className="search-dialog" aria-label={t('search.title')} onClose={onClose} onClick={closeOnLinkOrOutside}>
      <form className="search-dialog-head" role="search" onSubmit={handleSubmit}>
        <SearchField
          ref={field}
          question={question}
          onQuestion={ask}
          onStep={step}
          list={list}
          active={active && list && optionId(list, active)}
        />
        <button type="button" className="icon-button" aria-label={t('search.close')} onClick={() => dialog.current?.close()}>
          <Icon name="x" />
        </button>
      </form>
      <div className="search-dialog-body">
        {list && <SearchOptions id={list} hits={hits} active={active} />}
        <SearchStatus question={question.trim()} found={found} />
      </div>
    </dialog>
  );
}

/** Closes the dialog on a click on a link, which leads on, or beside the sheet; either way it has done its work. */
function closeOnLinkOrOutside({ currentTarget, target }: MouseEvent<HTMLDialogElement>) {
  if (target === currentTarget || (target instanceof Element && target.closest('a'))) currentTarget.close();
}

/**
 * Returns the index of the chosen hit among `count`, and functions to change it; none (-1) is chosen at first, and again past either end.
 */
function useChoice(count: number) {
  const [chosen, setChosen] = useState(-1);
  const step = (by: 1 | -1) => {
    const next = chosen + by;
    setChosen(next >= count ? -1 : next < -1 ? count - 1 : next);
  };
  return { chosen, step, choose: setChosen };
}

type SearchOptionsProps = { id: string; hits: readonly SearchHit[]; /** The hit that Enter opens. */ active: SearchHit | undefined };

/** The hits as a list box that the field above controls; each is a link, so that it opens like one. */
function SearchOptions({ id, hits, active }: SearchOptionsProps) {
  const t = useT();
  useEffect(() => {
    if (active) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div id={id} role="listbox" aria-label={t('search.hits')} className="search-options">
      {groupHits(hits).map(([group, found]) => (
        <div key={group} role="group" aria-label={t(`search.group.${group}`)}>
          <p className="search-group" role="presentation">
            {t(`search.group.${group}`)}
          </p>
          {found.map((hit) => (
            <SiteLink
              key={hit.path}
              id={optionId(id, hit)}
              role="option"
              aria-selected={hit === active}
              tabIndex={-1}
              className="search-hit"
              to={hit.path}
              data-accent={hit.accent}
            >
              <HitText hit={hit} />
            </SiteLink>
          ))}
        </div>
      ))}
    </div>
  );
}

const optionId = (listId: string, { path }: SearchHit): string => `${listId}${path.replace(/[^a-z0-9]+/gi, '-')}`;

type SearchFieldProps = {
  ref: Ref<HTMLInputElement>;
  question: string;
  onQuestion: (question: string) => void;
  onStep: (step: 1 | -1) => void;
  /** The id of the list of hits, absent while there is none. */
  list: string | undefined;
  /** The id of the option that Enter opens. */
  active: string | undefined;
};

/** The field of the dialog: a combo box (ARIA 1.2) whose list is always open while it has hits. */
function SearchField({ ref, question, onQuestion, onStep, list, active }: SearchFieldProps) {
  const t = useT();
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    onStep(event.key === 'ArrowDown' ? 1 : -1);
  };
  return (
    <div className="search-input">
      <Icon name="search" />
      <input
        ref={ref}
        className="input"
        role="combobox"
        name="q"
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={MAX_QUESTION_LENGTH}
        aria-label={t('search.label')}
        aria-autocomplete="list"
        aria-expanded={list !== undefined}
        aria-controls={list}
        aria-activedescendant={active}
        placeholder={t('search.placeholder')}
        value={question}
        onChange={({ target }) => onQuestion(target.value)}
        onKeyDown={handleKey}
      />
    </div>
  );
}

type SearchStatusProps = { question: string; found: ReturnType<typeof useHits> };

/** Shows the state of the search below the hits or instead of them. The number of hits is read out as it changes. */
function SearchStatus({ question, found }: SearchStatusProps) {
  const t = useT();
  const count = found.hits.length;
  if (found.state === 'failed') return <SearchFailed onRetry={found.retry} />;
  if (found.state === 'loading') {
    return (
      <p className="search-note muted" role="status">
        {t('search.loading')}
      </p>
    );
  }
  return (
    <>
      <p className={count > 0 || !question ? 'visually-hidden' : 'search-note'} role="status">
        {question && (count === 0 ? t('search.none.title', { question }) : countText(t, 'search.count', count))}
      </p>
      {count > 0 ? (
        <SiteLink className="search-all" to={resultsPath(question)}>
          {t('search.all')}
        </SiteLink>
      ) : (
        <nav className="search-note" aria-label={t('search.suggestions')}>
          <p className="small muted">{t(question ? 'search.none.text' : 'search.empty.text')}</p>
          <ul className="search-suggestions">
            {question && (
              <li>
                <SiteLink to="/kontakt">{t('search.none.contact')}</SiteLink>
              </li>
            )}
            {found.suggestions.map(({ label, path }) => (
              <li key={path}>
                <SiteLink to={path}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className="search-keys mono extra-small muted">{t('search.keys')}</p>
    </>
  );
}

/** Says that the search could not be loaded, and tries again when asked: the connection may be back before the visitor notices. */
function SearchFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div className="search-note" role="alert">
      <p>{t('search.failed')}</p>
      <button type="button" className="button small" onClick={onRetry}>
        {t('search.retry')}
      </button>
    </div>
  );
}

const MOST_HITS = 12;
/** A question counts once typing rests. */
const RESTING_MS = 1_000;

type Hits = { state: 'loading' | 'failed' | 'ready'; hits: readonly SearchHit[]; suggestions: Searching['suggestions']; retry: () => void };

/** Returns hits that follow the typing, once the search has been loaded. */
function useHits(question: string): Hits {
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
