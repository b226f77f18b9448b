import type { Consent } from '@contract/consent';
import { useT } from '../../lib/strings';
import { SiteLink } from '../../ui/site-link';

/** Asks what the visitor agrees to; refusing looks and weighs the same as agreeing. Hidden until it is known that nobody has answered. */
export function ConsentQuestion({ consent }: { consent: Consent }) {
  const t = useT();
  return (
    <section className="box cookie-banner" aria-labelledby="consent-title" hidden>
      <div className="box-body">
        <h2 id="consent-title">{consent.title}</h2>
        <p className="small">
          {consent.text} <SiteLink to="/rechtliches/datenschutzrichtlinie">{t('consent.privacy')}</SiteLink>,{' '}
          <SiteLink to="/rechtliches/impressum">{t('consent.imprint')}</SiteLink>
        </p>
        <div className="row">
          <button type="button" className="button small primary" data-consent="accept">
            {t('consent.accept')}
          </button>
          <button type="button" className="button small primary" data-consent="reject">
            {t('consent.reject')}
          </button>
          <button type="button" className="button small" data-consent="settings">
            {t('consent.settings')}
          </button>
        </div>
      </div>
    </section>
  );
}
