import { useT } from '../lib/strings';
import { Icon } from './icon';

/** The small waiting sign, for places where the logo would be too much. */
export function Spinner() {
  const t = useT();
  return (
    <span className="spinner" role="status">
      <Icon name="loader" />
      <span className="visually-hidden">{t('page.loading')}</span>
    </span>
  );
}
