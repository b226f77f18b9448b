import { useState } from 'react';
import { rangeBetween } from '../marks/range-between';

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
