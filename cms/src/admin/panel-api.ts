import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

/** Returns what went wrong as the server said it. */
export const failureText = (error: unknown): string => (error instanceof Error ? error.message : 'Das hat nicht geklappt.');

/** Returns the status of a refusal; 500 where there was no answer. */
const statusOf = (failure: unknown): number => (failure as { status?: number }).status ?? 500;

/** Reads what the panel's own API answers. `failure` is the status of a refusal; `show` takes an answer that came another way. */
export function useRead<Answer>(path: string) {
  const { get } = useFetchClient();
  const [data, setData] = useState<Answer | null>(null);
  const [failure, setFailure] = useState<number | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    get<Answer>(path).then(
      (answer) => {
        if (!isCurrent) return;
        setData(answer.data);
        setFailure(null);
      },
      (refused: unknown) => isCurrent && setFailure(statusOf(refused)),
    );
    return () => {
      isCurrent = false;
    };
  }, [get, path, attempt]);
  const reload = useCallback(() => setAttempt((number) => number + 1), []);
  return { data, failure, reload, show: setData };
}

type PageOf<Item> = { items: Item[]; next: string | number | null };

/**
 * Reads a list page by page; `more` loads the next page, null when there is none.
 * @param path with a question, to which the cursor is added
 * @param changedAt the state of what is listed: another one reads it anew
 */
export function usePages<Item>(path: string, changedAt = '') {
  const { get } = useFetchClient();
  const [items, setItems] = useState<Item[] | null>(null);
  const [next, setNext] = useState<string | number | null>(null);
  const [loading, setLoading] = useState(true);
  const [failed, setFailed] = useState(false);
  const load = useCallback(
    (after: string | number) =>
      get<PageOf<Item>>(`${path}&${new URLSearchParams({ after: String(after) })}`)
        .then(
          ({ data }) => {
            setItems((known) => (after === '' ? data.items : [...(known ?? []), ...data.items]));
            setNext(data.next);
          },
          () => setFailed(true),
        )
        .finally(() => setLoading(false)),
    [get, path],
  );
  useEffect(() => void load(''), [load, changedAt]);
  const more = () => {
    setLoading(true);
    void load(next ?? '');
  };
  return { items, loading, failed, reload: () => load(''), more: next === null ? null : more };
}
