import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Selection } from '../../ui/tables/use-selection';
import { bulkMoves, canMove, moveEach, type BulkList, type BulkMove, type BulkResult, type MovableRow } from './bulk-moves';
import { BulkResults } from './bulk-results';
import { eventKey } from './event-key';

type BulkBarProps = { list: BulkList; rows: readonly MovableRow[]; selection: Selection };

type Run = { move: BulkMove; of: number; results: readonly BulkResult[]; running: boolean };

/** What can be done with the chosen rows, and what became of each. */
export function BulkBar({ list, rows, selection }: BulkBarProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [run, setRun] = useState<Run | null>(null);
  const isBusy = useRef(false);
  const chosen = rows.filter(({ id }) => selection.chosen.has(id));

  async function start(move: BulkMove): Promise<void> {
    const movable = chosen.filter(({ status }) => canMove(move, status));
    if (isBusy.current) return;
    isBusy.current = true;
    const results: BulkResult[] = [];
    const show = (running: boolean) => setRun({ move, of: movable.length, results: [...results], running });
    show(true);
    await moveEach(move, movable, (result) => {
      results.push(result);
      show(true);
    });
    const done = new Set(results.filter(({ problem }) => problem === null).map(({ row }) => row.id));
    selection.choose(chosen.map(({ id }) => id).filter((id) => !done.has(id)));
    await queryClient.invalidateQueries({ queryKey: ['staff'] });
    show(false);
    isBusy.current = false;
  }

  return (
    <>
      {chosen.length > 0 && (
        <div className="bulk-bar" role="group" aria-label={t('bulk.label')}>
          <b>{t('bulk.chosen', { count: chosen.length })}</b>
          {bulkMoves[list].map((move) => (
            <MoveButton key={move} move={move} rows={chosen} disabled={run?.running ?? false} onMove={start} />
          ))}
          <button type="button" className="link small" onClick={() => selection.choose(rows.map(({ id }) => id))}>
            {t('bulk.all', { count: rows.length })}
          </button>
          <button type="button" className="link small" onClick={() => selection.choose([])}>
            {t('bulk.none')}
          </button>
        </div>
      )}
      {run && <BulkResults {...run} onClose={() => setRun(null)} />}
    </>
  );
}

type MoveButtonProps = { move: BulkMove; rows: readonly MovableRow[]; disabled: boolean; onMove: (move: BulkMove) => Promise<void> };

/** A move, and for how many of the chosen it is possible. */
function MoveButton({ move, rows, disabled, onMove }: MoveButtonProps) {
  const { t } = useTranslation();
  const count = rows.filter(({ status }) => canMove(move, status)).length;
  return (
    <button type="button" className="button small" disabled={disabled || count === 0} onClick={() => void onMove(move)}>
      {t(eventKey(move))} <span className="mono extra-small">{count}</span>
    </button>
  );
}
