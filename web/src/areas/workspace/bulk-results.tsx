import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { BulkMove, BulkResult } from './bulk-moves';

type BulkResultsProps = {
  move: BulkMove;
  /** How many documents are moved in all. */
  of: number;
  results: readonly BulkResult[];
  running: boolean;
  onClose: () => void;
};

/** How far moving several documents is, and what became of each. */
export function BulkResults({ move, of, results, running, onClose }: BulkResultsProps) {
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
