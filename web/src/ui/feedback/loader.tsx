import { useT } from '../../lib/text/strings';
import { LogoMark } from '../marks/logo';

/** The logo with its bars fading one after the other (spec §2); under reduced motion it stands still beside its text. */
export function Loader() {
  const t = useT();
  return (
    <div className="loader" role="status">
      <LogoMark />
      <span className="loader-text">{t('page.loading')}</span>
    </div>
  );
}
