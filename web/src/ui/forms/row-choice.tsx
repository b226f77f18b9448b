import { useLayoutEffect, useRef } from 'react';
import { useT } from '../../lib/strings';
import type { Selection } from '../tables/use-selection';

type RowChoiceProps = { id: string; number: string; selection: Selection };

/** The box that chooses a row; with Shift all from the last one. */
export function RowChoice({ id, number, selection: { chosen, toggle, extendTo } }: RowChoiceProps) {
  const t = useT();
  return (
    <label className="row-check">
      <span className="visually-hidden">{t('bulk.choose', { number })}</span>
      <input
        type="checkbox"
        checked={chosen.has(id)}
        onChange={({ nativeEvent }) => ((nativeEvent as MouseEvent).shiftKey ? extendTo : toggle)(id)}
      />
    </label>
  );
}

/** The box that chooses all rows shown, or none. */
export function AllRowsChoice({ ids, selection: { chosen, choose } }: { ids: readonly string[]; selection: Selection }) {
  const t = useT();
  const box = useRef<HTMLInputElement>(null);
  const hasAll = chosen.size === ids.length;
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = chosen.size > 0 && !hasAll;
  });
  return (
    <label className="row-check">
      <span className="visually-hidden">{t('bulk.choose-all')}</span>
      <input ref={box} type="checkbox" checked={hasAll} onChange={() => choose(hasAll ? [] : ids)} />
    </label>
  );
}
