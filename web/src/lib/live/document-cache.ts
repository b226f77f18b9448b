import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { logFailure } from '../page/log-failure';
import { DOCUMENT_CACHE_BYTES } from '@contract/constants';
import { Problem } from '@contract/problem';
import { statusOf } from '@contract/problem-status';
import type { Query, QueryPersister } from '@tanstack/react-query';
import { isNotFound } from '@tanstack/react-router';

/** A document that an account has seen, as it was read. */
export type KeptDocument = { data: unknown; /** The time of reading, in Unix milliseconds. */ updatedAt: number };

interface Stores extends DBSchema {
  documents: { key: string; value: { text: string; edition: string; updatedAt: number } };
  /** The sizes, kept apart from the texts, so that adding up does not read them. */
  uses: { key: string; value: Use };
}

const names = ['documents', 'uses'] as const;

/**
 * Creates the store of documents in the browser's database, by account. A browser without room or right to store is one without a cache,
 * and one line in the log (spec §8).
 * @param edition of the program: another one may read other shapes, and finds nothing
 */
export function createDocumentCache(edition: string, limitBytes?: number) {
  const opened = once(() =>
    openDB<Stores>('documents', 1, {
      upgrade(database) {
        for (const name of names) database.createObjectStore(name);
      },
    }),
  );
  const limit = once(async () => limitBytes ?? cacheLimit((await navigator.storage.estimate()).quota));
  const keyOf = (uid: string, hash: string) => `${uid} ${hash}`;

  return {
    read: (uid: string, hash: string): Promise<KeptDocument | null> =>
      attempt(async () => {
        const kept = await (await opened()).get('documents', keyOf(uid, hash));
        return kept?.edition === edition ? { data: JSON.parse(kept.text), updatedAt: kept.updatedAt } : null;
      }),

    /** Keeps a document, and drops others when it gets too much. */
    write: (uid: string, hash: string, { data, updatedAt }: KeptDocument): Promise<null> =>
      attempt(async () => {
        const key = keyOf(uid, hash);
        const text = JSON.stringify(data);
        const use = { key, bytes: new Blob([text]).size, usedAt: updatedAt };
        await put(await opened(), { use, document: { text, edition, updatedAt }, limitBytes: await limit() });
        return null;
      }),

    drop: (uid: string, hash: string): Promise<null> =>
      attempt(async () => {
        await dropWhere(await opened(), (key) => key === keyOf(uid, hash));
        return null;
      }),

    /** Drops everything that is not this account's. */
    keepOnly: (uid: string | null): Promise<null> =>
      attempt(async () => {
        await dropWhere(await opened(), (key) => uid === null || !key.startsWith(`${uid} `));
        return null;
      }),
  };
}

export type DocumentCache = ReturnType<typeof createDocumentCache>;

type Database = IDBPDatabase<Stores>;
type Put = { use: Use; document: Stores['documents']['value']; limitBytes: number };

async function put(database: Database, { use, document, limitBytes }: Put): Promise<void> {
  const change = database.transaction(names, 'readwrite');
  handled(change.done);
  const [documents, uses] = [change.objectStore('documents'), change.objectStore('uses')];
  // A document larger than the whole limit would evict all others and then itself.
  const fits = use.bytes <= limitBytes;
  handled(fits ? documents.put(document, use.key) : documents.delete(use.key));
  handled(fits ? uses.put(use, use.key) : uses.delete(use.key));
  for (const key of evictedKeys(await uses.getAll(), limitBytes)) {
    handled(documents.delete(key));
    handled(uses.delete(key));
  }
  await change.done;
}

async function dropWhere(database: Database, isDropped: (key: string) => boolean): Promise<void> {
  const change = database.transaction(names, 'readwrite');
  handled(change.done);
  for (const key of (await change.objectStore('uses').getAllKeys()).filter(isDropped)) {
    for (const name of names) handled(change.objectStore(name).delete(key));
  }
  await change.done;
}

/**
 * Marks a part of a transaction as handled. When a transaction is aborted, as by a page that closes, each of its requests
 * and its end reject; whoever awaits the first of them hears of it, and the others would be unhandled.
 */
const handled = (part: Promise<unknown>): void => void part.catch(() => undefined);

/** Asks for something when it is first wanted. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => (answer ??= ask());
}

let failed = false;
/**
 * Works on the database; returns null if that fails. One line in the log says that there is no cache; each further one would say the same.
 */
async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (failure) {
    if (!failed) logFailure('documents cannot be kept', failure);
    failed = true;
    return null;
  }
}

/** The share of the browser's quota for this site; uploads and downloads need some, too. */
const SHARE = 0.1;

/** Returns the limit of kept documents in bytes: as a rule 40 MB, less where the browser has little room, never below 1 MB (spec §9). */
export function cacheLimit(quotaBytes: number | undefined): number {
  const { usual, least } = DOCUMENT_CACHE_BYTES;
  return quotaBytes === undefined ? usual : Math.max(least, Math.min(usual, Math.floor(quotaBytes * SHARE)));
}

type Use = { key: string; bytes: number; /** The time of the last use, in Unix milliseconds. */ usedAt: number };

/** Returns the keys to evict so that the rest fits: least recently used first (spec §9). */
export function evictedKeys(uses: readonly Use[], limitBytes: number): string[] {
  let bytes = 0;
  return uses
    .toSorted((a, b) => b.usedAt - a.usedAt)
    .filter((use) => (bytes += use.bytes) > limitBytes)
    .map(({ key }) => key);
}

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
    /** Makes documents this account's from now on; nobody's, and others', are wiped. */
    belongTo(uid: string | null): void {
      if (uid === owner) return;
      owner = uid;
      void cache.keepOnly(uid);
    },
  };
}

/** Returns true if the server no longer gives a document to this person. */
const isGone = (failure: unknown): boolean =>
  isNotFound(failure) || (failure instanceof Problem && [401, 403, 404, 410].includes(statusOf(failure)));
