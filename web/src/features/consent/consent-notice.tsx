import type { Consent } from '@contract/consent';
import { COOKIE_DECISION_KEY } from '@contract/constants';
import { useT } from '../../lib/strings';
import { Icon } from '../../ui/icon';
import { SiteLink } from '../../ui/site-link';
import { ConsentSettings } from './consent-settings';

/** Before the page is painted: the question for who has not answered it, the way back to it for everybody else. */
const REVEAL = `{let decided;try{decided=localStorage.getItem('${COOKIE_DECISION_KEY}')}catch{}document.querySelector(decided?'.cookie-reopen':'.cookie-banner').hidden=false}`;

/** The question, the settings and the way back to them. Finished HTML: without JavaScript nothing asks, for nothing is stored. */
export function ConsentNotice({ consent }: { consent: Consent }) {
  const t = useT();
  return (
    <>
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
      <button
        type="button"
        className="button small cookie-reopen"
        data-consent="settings"
        aria-label={t('consent.reopen.label')}
        title={t('consent.reopen.label')}
        hidden
      >
        <Icon name="cookie" small /> {t('consent.reopen')}
      </button>
      <script dangerouslySetInnerHTML={{ __html: REVEAL }} />
      <ConsentSettings consent={consent} />
    </>
  );
}
