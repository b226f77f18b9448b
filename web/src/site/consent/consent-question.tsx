import type { Consent } from '@contract/consent';
import { useT } from '../../lib/strings';
import { SiteLink } from '../../ui/layout/site-link';
import { ConsentButton } from './consent-button';

/** Asks what the visitor agrees to; refusing looks and weighs the same as agreeing. Hidden until it is known that nobody has answered. */
export function ConsentQuestion({ consent }: { consent: Consent }) {
  const t = useT();
  return (
    <section className="box cookie-banner" aria-labelledby="consent-title" hidden>
      <div className="box-body">
        <h2 id="consent-title">{consent.title}</h2>
        <p className="small">{consent.text}</p>
        <p className="small">
          <SiteLink to="/rechtliches/datenschutzrichtlinie">{t('consent.privacy')}</SiteLink>,{' '}
          <SiteLink to="/rechtliches/impressum">{t('consent.imprint')}</SiteLink>
        </p>
        <div className="row">
          <ConsentButton action="accept" />
          <ConsentButton action="reject" />
          <ConsentButton action="settings" plain />
        </div>
      </div>
    </section>
  );
}
