import { useState } from 'react';
import { type StoredValue, useStoredValue } from './stored-value';

export type KeptDocument<T> = {
  /** Null until the visitor has made a change. */
  value: T | null;
  /** False while the browser refuses to store it. */
  isKept: boolean;
  /** The text that names the change which can be undone; null without one. */
  undoable: string | null;
  /** @param undoable what was done, for changes that lose something */
  set: (next: T | null, undoable?: string) => void;
  undo: () => void;
};

/** Returns a document in browser storage, whose last loss can be taken back until the next change, in whichever tab that is made. */
export function useKeptDocument<T>(stored: StoredValue<T | null>): KeptDocument<T> {
  const { value, isKept } = useStoredValue(stored, null);
  const [before, setBefore] = useState<{ value: T | null; next: T | null; text: string } | null>(null);
  const isLast = before !== null && before.next === value;
  return {
    value,
    isKept,
    undoable: isLast ? before.text : null,
    set: (next, undoable) => {
      setBefore(undoable === undefined ? null : { value, next, text: undoable });
      stored.set(next);
    },
    undo: () => {
      if (!before || before.next !== stored.get()) return;
      stored.set(before.value);
      setBefore(null);
    },
  };
}
