import type { Consent } from '@contract/consent';
import { REVEAL } from '../../static-markup/reveal-consent';
import { useT } from '../../lib/text/strings';
import { Icon } from '../../ui/marks/icon';
import { SiteLink } from '../../ui/layout/site-link';

/**
 * Returns the question, first on the page because it is to be answered first, and what belongs to it, last. Both are static HTML: painted
 * with the page or not at all. Without JavaScript nothing asks, for nothing is stored.
 */
export const consentNotices = (consent: Consent) => ({
  first: <ConsentQuestion consent={consent} />,
  last: (
    <>
      <script dangerouslySetInnerHTML={{ __html: REVEAL }} />
      <ConsentSettings consent={consent} />
    </>
  ),
});

/** Asks what the visitor agrees to; refusing looks and weighs the same as agreeing. Hidden until it is known that nobody has answered. */
function ConsentQuestion({ consent }: { consent: Consent }) {
  const t = useT();
  return (
    <section className="cookie-banner" aria-labelledby="consent-title" hidden>
      <div className="wrap">
        <div>
          <h2 id="consent-title">{consent.title}</h2>
          <p>
            {consent.text}{' '}
            <span>
              <SiteLink to="/rechtliches/datenschutzrichtlinie">{t('consent.privacy')}</SiteLink>,{' '}
              <SiteLink to="/rechtliches/impressum">{t('consent.imprint')}</SiteLink>
            </span>
          </p>
        </div>
        <div className="row">
          <ConsentButton action="accept" />
          <ConsentButton action="reject" />
          <ConsentButton action="settings" plain />
        </div>
      </div>
    </section>
  );
}

/** A choice of consent for each purpose. The native `dialog` keeps the focus inside and gives it back. */
function ConsentSettings({ consent }: { consent: Consent }) {
  const t = useT();
  return (
    <dialog className="box cookie-settings" aria-labelledby="consent-settings-title" aria-describedby="consent-settings-intro">
      <form>
        <div className="box-head">
          <h2 id="consent-settings-title">{consent.settingsTitle}</h2>
          <button type="button" className="icon-button" data-consent="close" aria-label={t('consent.close')}>
            <Icon name="x" />
          </button>
        </div>
        <div className="box-body">
          <p id="consent-settings-intro" className="small">
            {consent.settingsIntro}
          </p>
          {consent.categories.map(({ key, title, text }) => (
            <label key={key} className="check">
              <input type="checkbox" name={key} defaultChecked={key === 'necessary'} disabled={key === 'necessary'} />
              <span>{title}</span>
              {key === 'necessary' && <span className="mono extra-small">{t('consent.locked')}</span>}
              <small>{text}</small>
            </label>
          ))}
        </div>
        <div className="box-body row">
          <ConsentButton action="save" />
          <ConsentButton action="accept" />
          <ConsentButton action="reject" />
        </div>
      </form>
    </dialog>
  );
}

type ConsentButtonProps = { action: 'accept' | 'reject' | 'save' | 'settings'; plain?: boolean };

/** A button for an answer; those that decide look and weigh the same. */
function ConsentButton({ action, plain = false }: ConsentButtonProps) {
  const t = useT();
  return (
    <button type="button" className={plain ? 'button small ghost' : 'button small'} data-consent={action}>
      {t(`consent.${action}`)}
    </button>
  );
}
