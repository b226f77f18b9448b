import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Selection } from '../../ui/tables/use-selection';
import { type BulkList, type BulkMove, bulkMoves, type BulkResult, canMove, type MovableRow, moveEach } from './bulk-moves';
import { eventKey } from './event-key';
import { Link } from '@tanstack/react-router';

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

type BulkResultsProps = {
  move: BulkMove;
  /** How many documents are moved in all. */
  of: number;
  results: readonly BulkResult[];
  running: boolean;
  onClose: () => void;
};

/** How far moving several documents is, and what became of each. */
function BulkResults({ move, of, results, running, onClose }: BulkResultsProps) {
  const { t } = useTranslation();
  const failed = results.filter(({ problem }) => problem !== null).length;
  return (
    <section className="bulk-results" aria-label={t('bulk.results')}>
      <p role="status">{running ? t('bulk.running', { done: results.length, of }) : t('bulk.done', { done: of - failed, of })}</p>
      <ul>
        {results.map(({ row: { id, number }, problem }) => (
          <li key={id}>
            <Link className="mono" to={move === 'quote.review' ? '/admin/quotes/$id' : '/admin/orders/$id'} params={{ id }}>
              {number}
            </Link>
            {problem ? (
              <span className="status bad">{t(`problem.${problem.code}`, problem.data)}</span>
            ) : (
              <span className="status ok">{t(`move.${move}.done`)}</span>
            )}
          </li>
        ))}
      </ul>
      {!running && (
        <button type="button" className="link small" onClick={onClose}>
          {t('bulk.close')}
        </button>
      )}
    </section>
  );
}
