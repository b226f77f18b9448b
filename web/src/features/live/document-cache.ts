import { openDB, type DBSchema } from 'idb';
import { logFailure } from '../../lib/log-failure';
import { cacheLimit } from './cache-limit';
import { evictedKeys, type Use } from './evicted-keys';

/** What an account has seen, as it was read. */
export type KeptDocument = { data: unknown; /** Unix time in milliseconds. */ updatedAt: number };

interface Stores extends DBSchema {
  documents: { key: string; value: { text: string; edition: string; updatedAt: number } };
  /** Apart from the texts, so that adding up does not read them. */
  uses: { key: string; value: Use };
}

const names = ['documents', 'uses'] as const;

/**
 * Documents in the browser's database, by account. A browser without room or right to store is one without a cache,
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
  const begin = async () => (await opened()).transaction(names, 'readwrite');

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
        const most = await limit();
        const bytes = new Blob([text]).size;
        const change = await begin();
        const [documents, uses] = [change.objectStore('documents'), change.objectStore('uses')];
        // What is too large for all of the room would drive out everything else and then itself.
        if (bytes <= most) {
          void documents.put({ text, edition, updatedAt }, key);
          void uses.put({ key, bytes, usedAt: updatedAt }, key);
        } else {
          void documents.delete(key);
          void uses.delete(key);
        }
        for (const evicted of evictedKeys(await uses.getAll(), most)) {
          void documents.delete(evicted);
          void uses.delete(evicted);
        }
        await change.done;
        return null;
      }),

    drop: (uid: string, hash: string): Promise<null> =>
      attempt(async () => {
        const change = await begin();
        for (const name of names) void change.objectStore(name).delete(keyOf(uid, hash));
        await change.done;
        return null;
      }),

    /** Drops everything that is not this account's. */
    keepOnly: (uid: string | null): Promise<null> =>
      attempt(async () => {
        const change = await begin();
        const foreign = (await change.objectStore('uses').getAllKeys()).filter((key) => uid === null || !key.startsWith(`${uid} `));
        for (const key of foreign) for (const name of names) void change.objectStore(name).delete(key);
        await change.done;
        return null;
      }),
  };
}

export type DocumentCache = ReturnType<typeof createDocumentCache>;

/** Asks for something when it is first wanted. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => (answer ??= ask());
}

let failed = false;
/** One line in the log says that there is no cache; each further one would say the same. */
async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (failure) {
    if (!failed) logFailure('documents cannot be kept', failure);
    failed = true;
    return null;
  }
}
