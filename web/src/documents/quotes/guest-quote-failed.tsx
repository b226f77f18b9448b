import { useT } from '../../lib/strings';

/** The server did not answer; nothing is lost. */
export function GuestQuoteFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <div className="wrap guest-quote">
      <div className="box empty-state empty-cart" role="alert">
        <h1>{t('guest.failed.title')}</h1>
        <p className="muted">{t('guest.failed.text')}</p>
        <button type="button" className="button primary" onClick={onRetry}>
          {t('guest.retry')}
        </button>
      </div>
    </div>
  );
}
