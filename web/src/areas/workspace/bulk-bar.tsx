import { problemText } from '../../lib/text/problem-text';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useT } from '../../lib/text/strings';
import type { Chosen } from '../../ui/tables/record-list';
import { eventKey } from './staff-transitions';
import { Link } from '@tanstack/react-router';
import { Problem } from '@contract/problem';
import { nextOrderStatus, type OrderStatus } from '@contract/states/order';
import { quoteFlow, type QuoteStatus } from '@contract/states/quote';
import { nextState } from '@contract/states/transition';
import { performOnce } from '../../documents/transitions/use-perform';
import { staffOrderPath, staffQuotePath } from './staff-queries';

type BulkBarProps = Chosen<TransitionableRow> & { list: BulkList };

type Run = { transition: BulkTransition; of: number; results: readonly BulkResult[]; running: boolean };

/** Shows the bulk transitions of the chosen rows, and the result for each row. */
export function BulkBar({ list, rows, chosen, onChoose }: BulkBarProps) {
  const t = useT();
  const queryClient = useQueryClient();
  const [run, setRun] = useState<Run | null>(null);
  const isBusy = useRef(false);

  async function start(transition: BulkTransition): Promise<void> {
    const transitionable = chosen.filter(({ status }) => canPerform(transition, status));
    if (isBusy.current) return;
    isBusy.current = true;
    const results: BulkResult[] = [];
    const show = (running: boolean) => setRun({ transition, of: transitionable.length, results: [...results], running });
    show(true);
    await performEach(transition, transitionable, (result) => {
      results.push(result);
      show(true);
    });
    const done = new Set(results.filter(({ problem }) => problem === null).map(({ row }) => row.id));
    onChoose(chosen.map(({ id }) => id).filter((id) => !done.has(id)));
    await queryClient.invalidateQueries({ queryKey: ['staff'] });
    show(false);
    isBusy.current = false;
  }

  return (
    <>
      {chosen.length > 0 && (
        <div className="bulk-bar" role="group" aria-label={t('bulk.label')}>
          <b>{t('bulk.chosen', { count: chosen.length })}</b>
          {bulkTransitions[list].map((transition) => (
            <TransitionButton key={transition} transition={transition} rows={chosen} disabled={run?.running ?? false} onPerform={start} />
          ))}
          <button type="button" className="link small" onClick={() => onChoose(rows.map(({ id }) => id))}>
            {t('bulk.all', { count: rows.length })}
          </button>
          <button type="button" className="link small" onClick={() => onChoose([])}>
            {t('bulk.none')}
          </button>
        </div>
      )}
      {run && <BulkResults {...run} onClose={() => setRun(null)} />}
    </>
  );
}

type TransitionButtonProps = {
  transition: BulkTransition;
  rows: readonly TransitionableRow[];
  disabled: boolean;
  onPerform: (transition: BulkTransition) => Promise<void>;
};

/** A button for a transition, with the number of chosen rows for which it is possible. */
function TransitionButton({ transition, rows, disabled, onPerform }: TransitionButtonProps) {
  const t = useT();
  const count = rows.filter(({ status }) => canPerform(transition, status)).length;
  return (
    <button type="button" className="button small" disabled={disabled || count === 0} onClick={() => void onPerform(transition)}>
      {t(eventKey(transition))} <span className="mono extra-small">{count}</span>
    </button>
  );
}

type BulkResultsProps = {
  transition: BulkTransition;
  /** The number of documents in this run. */
  of: number;
  results: readonly BulkResult[];
  running: boolean;
  onClose: () => void;
};

/** Shows the progress of a bulk transition, and its result for each document. */
function BulkResults({ transition, of, results, running, onClose }: BulkResultsProps) {
  const t = useT();
  const failed = results.filter(({ problem }) => problem !== null).length;
  return (
    <section className="bulk-results" aria-label={t('bulk.results')}>
      <p role="status">{running ? t('bulk.running', { done: results.length, of }) : t('bulk.done', { done: of - failed, of })}</p>
      <ul>
        {results.map(({ row: { id, number }, problem }) => (
          <li key={id}>
            <Link className="mono" to={transition === 'quote.review' ? '/admin/quotes/$id' : '/admin/orders/$id'} params={{ id }}>
              {number}
            </Link>
            {problem ? (
              <span className="status bad">{problemText(t, problem)}</span>
            ) : (
              <span className="status ok">{t(`transition.${transition}.done`)}</span>
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

/** Transitions that need no note and notify nobody outside: they can be performed for many documents at once. */
export const bulkTransitions = {
  quotes: ['quote.review'],
  orders: ['order.start', 'order.submit', 'order.resume'],
} as const;
type BulkList = keyof typeof bulkTransitions;
type BulkTransition = (typeof bulkTransitions)[BulkList][number];

/** A row of a list whose transitions can be performed. */
type TransitionableRow = { id: string; number: string; status: string; revision: number };

/** Returns true if admins may perform the transition in this status; the server checks the rest. */
export function canPerform(transition: BulkTransition, status: string): boolean {
  if (transition === 'quote.review') return nextState(quoteFlow, status as QuoteStatus, 'review', 'admin') !== null;
  const event = transition.slice('order.'.length) as 'start' | 'submit' | 'resume';
  const order = { status: status as OrderStatus, heldFrom: 'placed' as const };
  return nextOrderStatus(order, event, 'admin') !== null;
}

/** The result of a bulk transition for one document; `problem` is null if it succeeded. */
type BulkResult = { row: TransitionableRow; problem: Problem | null };

/** Performs one transition for each document, one after the other; a document that refuses it stops none of the others. */
async function performEach(
  transition: BulkTransition,
  rows: readonly TransitionableRow[],
  onResult: (result: BulkResult) => void,
): Promise<void> {
  const pathOf = transition === 'quote.review' ? staffQuotePath : staffOrderPath;
  for (const row of rows) {
    const { id, revision } = row;
    const problem = await performOnce(pathOf(id), transition, { revision, key: crypto.randomUUID() }).then(
      () => null,
      (failure: unknown) => (failure instanceof Problem ? failure : new Problem('server.failed', {}, {}, { cause: failure })),
    );
    onResult({ row, problem });
  }
}
