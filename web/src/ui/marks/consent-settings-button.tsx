import { useT } from '../../lib/text/strings';
import { Icon } from './icon';

/** A button that opens the cookie settings again, for visitors who have answered (spec §4); `consent-behaviour` answers it. */
export function ConsentSettingsButton() {
  const t = useT();
  return (
    <button type="button" className="button small cookie-reopen" data-consent="settings" hidden>
      <Icon name="cookie" small /> {t('consent.reopen')}
    </button>
  );
}
