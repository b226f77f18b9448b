import { useEffect } from 'react';
import { useT } from '../../lib/strings';
import { SiteLink } from '../../ui/layout/site-link';
import { resultsPath } from './search-address';
import type { useHits } from './use-hits';
import { countText } from '../../lib/count-text';

type SearchStatusProps = { question: string; found: ReturnType<typeof useHits> };

/** What stands below the hits or instead of them. The number of hits is read out as it changes. */
export function SearchStatus({ question, found }: SearchStatusProps) {
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

/** The connection may be back before the visitor notices. */
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
