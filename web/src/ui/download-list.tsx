import type { FileEntry } from '@contract/thread';
import { useLocale } from '../lib/locale';
import { useT } from '../lib/strings';
import { DownloadRow } from './download-row';
import { formatBytes } from './format-bytes';
import { useDownload } from './use-download';

type DownloadListProps = { files: readonly FileEntry[]; /** The API's path below which they are. */ path: string };

/** Files with their sizes, each to be downloaded. */
export function DownloadList({ files, path }: DownloadListProps) {
  const t = useT();
  const locale = useLocale();
  const download = useDownload(path);
  return (
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
  );
}
