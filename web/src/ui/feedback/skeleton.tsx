import { useT } from '../../lib/text/strings';

/** Hatched lines where rows will be; they appear only when loading takes noticeably long. */
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
