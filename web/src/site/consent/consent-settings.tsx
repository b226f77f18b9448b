import type { Consent } from '@contract/consent';
import { useT } from '../../lib/strings';
import { Icon } from '../../ui/marks/icon';
import { ConsentButton } from './consent-button';

/** What the visitor may choose one by one. Native `dialog`: it keeps the focus inside and gives it back. */
export function ConsentSettings({ consent }: { consent: Consent }) {
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
