import { useEffect, useEffectEvent } from 'react';
import { get } from '../../lib/http/http';

/** How often a guest's page asks whether something has changed, while it is looked at: a link may be asked 300 times an hour. */
const ASK_EVERY_MS = 60_000;

/**
 * Calls `onNews` once what the API answers at `path` differs from what is shown: every minute, and when the page is looked at again. Without
 * an answer everything stays as it is; the link is no account that could be followed.
 */
export function useGuestNews(path: string, shown: unknown, onNews: () => void): void {
  const compare = useEffectEvent((now: unknown) => {
    if (JSON.stringify(now) !== JSON.stringify(shown)) onNews();
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      get(path, { signal, retries: 0 }).then(
        (now) => signal.aborted || compare(now),
        () => undefined,
      );
    };
    const timer = setInterval(ask, ASK_EVERY_MS);
    document.addEventListener('visibilitychange', ask, { signal });
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [path]);
}
