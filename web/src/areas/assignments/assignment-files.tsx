import type { FileEntry } from '@contract/quoting/thread';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { DownloadList } from '../../downloads/download-list';
import { formatBytes } from '../../ui/marks/format-bytes';
import { Panel } from '../../ui/layout/panel';

/** The files that were released for the work. */
export function AssignmentFiles({ files, path }: { files: readonly FileEntry[]; path: string }) {
  const t = useT();
  const locale = useLocale();
  const total = files.reduce((bytes, { fileSize }) => bytes + fileSize, 0);
  const size = files.length > 0 && <span className="mono extra-small muted">{formatBytes(total, locale)}</span>;
  return (
    <Panel title={t('assignment.files')} aside={size}>
      {files.length === 0 ? <p className="muted">{t('assignment.files.none')}</p> : <DownloadList files={files} path={path} />}
    </Panel>
  );
}
