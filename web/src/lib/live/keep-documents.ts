import { Problem } from '@contract/problem';
import { statusOf } from '@contract/problem-status';
import type { Query, QueryPersister } from '@tanstack/react-query';
import { isNotFound } from '@tanstack/react-router';
import type { DocumentCache, KeptDocument } from './document-cache';

/**
 * Keeps what a signed-in person has seen: it is shown at once while the server is asked, and instead of its answer
 * while it cannot be reached (spec §9).
 */
export function keepDocuments(cache: DocumentCache) {
  let owner: string | null | undefined;

  /** Shows what was kept unless something newer is there. */
  async function restore(uid: string, query: Query): Promise<KeptDocument | null> {
    const kept = await cache.read(uid, query.queryHash);
    if (!kept || uid !== owner) return null;
    if (query.state.data === undefined) query.setData(kept.data, { updatedAt: kept.updatedAt, manual: true });
    return kept;
  }

  const persister: QueryPersister = async (ask, context, query) => {
    const uid = owner;
    if (typeof uid !== 'string') return ask(context);
    const restoring = query.state.data === undefined ? restore(uid, query) : Promise.resolve(null);
    try {
      const data = await ask(context);
      if (uid === owner) void cache.write(uid, query.queryHash, { data, updatedAt: Date.now() });
      return data;
    } catch (failure) {
      const kept = await restoring;
      if (kept && failure instanceof Problem && failure.code === 'server.unavailable') return kept.data;
      if (isGone(failure)) {
        void cache.drop(uid, query.queryHash);
        query.setState({ data: undefined, dataUpdatedAt: 0 });
      }
      throw failure;
    }
  };

  return {
    persister,
    /** From now on documents are this account's; nobody's, and others', are wiped. */
    belongTo(uid: string | null): void {
      if (uid === owner) return;
      owner = uid;
      void cache.keepOnly(uid);
    },
  };
}

/** What the server no longer gives to this person. */
const isGone = (failure: unknown): boolean =>
  isNotFound(failure) || (failure instanceof Problem && [401, 403, 404, 410].includes(statusOf(failure)));
