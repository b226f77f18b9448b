import { useSyncExternalStore } from 'react';

/** A value in browser storage that components can subscribe to; other tabs' changes arrive too. */
export type StoredValue<T> = {
  /** The same object while the stored text is the same. */
  get: () => T;
  /** Stores a value; storing the empty value removes the key. */
  set: (value: T) => void;
  /** Removes the key without telling anybody; for use while reading. */
  wipe: () => void;
  /** Returns false while the value could not be written and would be lost with the page. */
  isKept: () => boolean;
  subscribe: (onChange: () => void) => () => void;
};

/** A key of this browser, or one of this tab alone that ends with it. */
type Place = string | { tab: string };

/**
 * Keeps `T` as JSON under a key. What cannot be read is `empty` and one log line (spec §8); what cannot be
 * written (storage full or forbidden) lives on in memory until the page is left.
 */
export function storedValue<T>(place: Place, isValid: (value: unknown) => value is T, empty: T): StoredValue<T> {
  const key = typeof place === 'string' ? place : place.tab;
  // Merely naming the storage fails where it is forbidden.
  const storage = () => (typeof place === 'string' ? localStorage : sessionStorage);
  const listeners = new Set<() => void>();
  let seen: { text: string | null; value: T } = { text: null, value: empty };
  let unwritten: { value: T } | null = null;
  const parse = (text: string) => parseStored(key, text, isValid) ?? empty;

  function get(): T {
    if (unwritten) return unwritten.value;
    const text = readText(storage, key);
    if (text !== seen.text) seen = { text, value: text === null ? empty : parse(text) };
    return seen.value;
  }

  function write(value: T): void {
    const text = value === empty ? null : JSON.stringify(value);
    try {
      if (text === null) storage().removeItem(key);
      else storage().setItem(key, text);
      unwritten = null;
      // A value just written need not be parsed again, and its unchanged parts stay the same objects.
      seen = { text, value };
    } catch (failure) {
      logStorageFailure(`${key} cannot be stored`, failure);
      unwritten = { value };
    }
  }

  function onStorage(event: StorageEvent): void {
    if (event.key !== key && event.key !== null) return;
    unwritten = null;
    for (const onChange of listeners) onChange();
  }

  return {
    get,
    set(value) {
      if (value === get()) return;
      write(value);
      for (const onChange of listeners) onChange();
    },
    wipe: () => write(empty),
    isKept: () => unwritten === null,
    subscribe(onChange) {
      if (listeners.size === 0) addEventListener('storage', onStorage);
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) removeEventListener('storage', onStorage);
      };
    },
  };
}

function parseStored<T>(key: string, text: string, isValid: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(text);
    if (isValid(value)) return value;
    throw new TypeError('unexpected shape');
  } catch (failure) {
    logStorageFailure(`${key} cannot be read`, failure);
    return null;
  }
}

/** True if storage is forbidden altogether; that is logged once and reads as empty. */
let forbidden = false;
function readText(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch (failure) {
    if (!forbidden) logStorageFailure('browser storage cannot be read', failure);
    forbidden = true;
    return null;
  }
}

function logStorageFailure(what: string, failure: unknown): void {
  // oxlint-disable-next-line no-console -- spec §8: what browser storage refuses is logged
  console.error(`[storage] ${what}`, failure);
}

/**
 * Returns a stored value, the same in all tabs.
 * @param initial the value that the server renders and the page is hydrated with
 */
export function useStoredValue<T>(stored: StoredValue<T>, initial: T): { value: T; isKept: boolean } {
  const value = useSyncExternalStore(stored.subscribe, stored.get, () => initial);
  const isKept = useSyncExternalStore(stored.subscribe, stored.isKept, () => true);
  return { value, isKept };
}
