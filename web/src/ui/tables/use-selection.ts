import { useState } from 'react';

export type Selection = {
  /** Those of the rows shown that are chosen. */
  chosen: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** Chooses all from the row that was touched last to this one. */
  extendTo: (id: string) => void;
  /** Exactly these. */
  choose: (ids: readonly string[]) => void;
};

/** Which rows of a list are chosen; those that the list no longer shows are not. */
export function useSelection(shown: readonly string[]): Selection {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [touched, setTouched] = useState<string | null>(null);
  const chosen = new Set(shown.filter((id) => kept.has(id)));
  return {
    chosen,
    toggle(id) {
      const next = new Set(chosen);
      if (!next.delete(id)) next.add(id);
      setKept(next);
      setTouched(id);
    },
    extendTo(id) {
      setKept(new Set([...chosen, ...rangeBetween(shown, touched ?? id, id)]));
      setTouched(id);
    },
    choose(ids) {
      setKept(new Set(ids));
      setTouched(null);
    },
  };
}

/** The ids from one to the other in the order of a list, both included; only `to` when the list no longer shows `from`. */
export function rangeBetween(ids: readonly string[], from: string, to: string): string[] {
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)];
  return start < 0 || end < 0 ? [to] : ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}
