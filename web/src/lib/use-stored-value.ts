import { useSyncExternalStore } from 'react';
import type { StoredValue } from './stored-value';

/**
 * A stored value, the same in all tabs.
 * @param initial what the server renders and the page wakes up with
 */
export function useStoredValue<T>(stored: StoredValue<T>, initial: T): { value: T; isKept: boolean } {
  const value = useSyncExternalStore(stored.subscribe, stored.get, () => initial);
  const isKept = useSyncExternalStore(stored.subscribe, stored.isKept, () => true);
  return { value, isKept };
}
