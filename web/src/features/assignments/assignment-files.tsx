import type { FileEntry } from '@contract/thread';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { DownloadRow } from '../../ui/download-row';
import { formatBytes } from '../../ui/format-bytes';
import { Panel } from '../../ui/panel';
import { useDownload } from '../../ui/use-download';

/** The files that were released for the work. */
export function AssignmentFiles({ files, path }: { files: readonly FileEntry[]; path: string }) {
  const t = useT();
  const locale = useLocale();
  const download = useDownload(path);
  const total = files.reduce((bytes, { fileSize }) => bytes + fileSize, 0);
  const size = files.length > 0 && <span className="mono extra-small muted">{formatBytes(total, locale)}</span>;
  return (
    <Panel title={t('assignment.files')} aside={size}>
      {files.length === 0 && <p className="muted">{t('assignment.files.none')}</p>}
      <ul className="file-list">
        {files.map(({ fileName, originalName, fileSize }) => (
          <DownloadRow
            key={fileName}
            name={originalName}
            state={formatBytes(fileSize, locale)}
            label={t('file.download', { name: originalName })}
            onDownload={() => void download(fileName)}
          />
        ))}
      </ul>
    </Panel>
  );
}
