import type { FileEntry } from '@contract/thread';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { DownloadRow } from '../../ui/download-row';
import { formatBytes } from '../../ui/format-bytes';
import { Panel } from '../../ui/panel';
import { useDownload } from '../../ui/use-download';

/** What the customer sent for the work. */
export function OrderFiles({ files, path }: { files: readonly FileEntry[]; path: string }) {
  const t = useT();
  const locale = useLocale();
  const download = useDownload(path);
  if (files.length === 0) return null;
  const total = files.reduce((bytes, { fileSize }) => bytes + fileSize, 0);
  return (
    <Panel title={t('order.files')} aside={<span className="mono extra-small muted">{formatBytes(total, locale)}</span>}>
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
