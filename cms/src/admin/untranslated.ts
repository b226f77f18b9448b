import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import type { Progress, Untranslated } from '../panel/untranslated';

export function useTypes() {
  const { get } = useFetchClient();
  const [types, setTypes] = useState<Progress[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    get<{ types: Progress[] }>('/translations/types').then(
      ({ data }) => setTypes(data.types),
      () => setFailed(true),
    );
  }, [get]);
  return { types, failed };
}

/** A type's entries page by page; `more` loads the next one, null when there is none. */
export function useUntranslated(uid: string) {
  const { get } = useFetchClient();
  const [items, setItems] = useState<Untranslated[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const [loading, setLoading] = useState(true);
  const [failed, setFailed] = useState(false);
  const load = useCallback(
    (after: string) => {
      const query = new URLSearchParams({ type: uid, after });
      get<{ items: Untranslated[]; next: string | null }>(`/translations/entries?${query}`)
        .then(
          ({ data }) => {
            setItems((known) => (after ? [...known, ...data.items] : data.items));
            setNext(data.next);
          },
          () => setFailed(true),
        )
        .finally(() => setLoading(false));
    },
    [get, uid],
  );
  useEffect(() => load(''), [load]);
  const more = () => {
    setLoading(true);
    load(next ?? '');
  };
  return { items, loading, failed, more: next === null ? null : more };
}
