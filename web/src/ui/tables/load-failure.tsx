import { useT } from '../../lib/strings';

type LoadFailureProps = { text?: string; onRetry: () => void };

/** A broken wall in a revision cloud: this part could not be loaded, and can be tried again. */
export function LoadFailure({ text, onRetry }: LoadFailureProps) {
  const t = useT();
  return (
    <div className="empty-state load-failure" role="alert">
      <svg viewBox="0 0 240 120" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M20 112V20h200v92M20 112h60m80 0h60" strokeWidth="3" />
        <path d="M80 112h80" strokeDasharray="5 5" />
        <path
          className="revision-cloud"
          d="M70 98a14 14 0 0 1 18-14 15 15 0 0 1 26-6 15 15 0 0 1 26 2 14 14 0 0 1 20 12 13 13 0 0 1 4 22 13 13 0 0 1-22 6H92a13 13 0 0 1-22-22z"
          strokeWidth="1.6"
        />
      </svg>
      <h2>{t('failure.title')}</h2>
      <p className="muted">{text ?? t('failure.part')}</p>
      <button type="button" className="button" onClick={onRetry}>
        {t('failure.reload')}
      </button>
    </div>
  );
}
