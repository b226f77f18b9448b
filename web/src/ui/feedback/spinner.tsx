import { useT } from '../../lib/text/strings';
import { IconFrame } from '../marks/icon-frame';
import { loader } from '../marks/icon-paths';

/** The small waiting sign, for places where the logo would be too much. */
export function Spinner() {
  const t = useT();
  return (
    <span className="spinner" role="status">
      <IconFrame>{loader}</IconFrame>
      <span className="visually-hidden">{t('page.loading')}</span>
    </span>
  );
}
