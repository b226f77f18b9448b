import { useT } from '../../lib/strings';
import { Icon } from '../../ui/marks/icon';

/** The way back to the settings for who has answered. */
export function ConsentReopen() {
  const t = useT();
  return (
    <button type="button" className="button small cookie-reopen" data-consent="settings" aria-label={t('consent.reopen.label')} hidden>
      <Icon name="cookie" small /> {t('consent.reopen')}
    </button>
  );
}
