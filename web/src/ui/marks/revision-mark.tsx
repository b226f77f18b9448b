import { useT } from '../../lib/text/strings';

/** The red triangle with which plans mark what a version changed. */
export function RevisionMark({ version }: { version: string }) {
  const t = useT();
  return (
    <span className="revision-mark" role="img" aria-label={t('lines.changed', { version })} title={t('lines.changed', { version })}>
      {version}
    </span>
  );
}
