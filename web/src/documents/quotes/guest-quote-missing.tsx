import { useT } from '../../lib/strings';
import { SiteLink } from '../../ui/layout/site-link';

/** The link leads to no request: expired, replaced by that of a newer offer, or copied incompletely. */
export function GuestQuoteMissing({ isReplaced = false }: { isReplaced?: boolean }) {
  const t = useT();
  return (
    <div className="wrap guest-quote">
      <div className="box empty-state empty-cart">
        <svg viewBox="0 0 240 120" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
          <path d="M20 110V10h200v100h-70M110 110H20" />
          <path d="M110 110h40" strokeDasharray="4 6" strokeWidth="1.5" />
        </svg>
        <h1>{t(isReplaced ? 'guest.replaced.title' : 'guest.missing.title')}</h1>
        <p className="muted">{t(isReplaced ? 'problem.quote.link-superseded' : 'guest.missing.text')}</p>
        <SiteLink className="button primary" to="/kontakt">
          {t('guest.missing.contact')}
        </SiteLink>
      </div>
    </div>
  );
}
