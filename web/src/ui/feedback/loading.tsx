import { useT } from '../../lib/text/strings';
import { IconFrame, loader } from '../marks/icon-paths';
import { LogoMark } from '../marks/logo';

/** The small loading mark, for places where the logo would be too much. */
export function Spinner() {
  const t = useT();
  return (
    <span className="spinner" role="status">
      <IconFrame>{loader}</IconFrame>
      <span className="visually-hidden">{t('page.loading')}</span>
    </span>
  );
}

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

/** Shows hatched lines where rows will be; they appear only when loading takes noticeably long. */
export function Skeleton({ lines = 6 }: { lines?: number }) {
  const t = useT();
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">{t('page.loading')}</span>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className="skeleton-line" />
      ))}
    </div>
  );
}
