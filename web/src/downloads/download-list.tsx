import type { FileEntry } from '@contract/quoting/thread';
import { useLocale } from '../lib/text/locale';
import { formatBytes } from '../ui/marks/format-bytes';
import { DownloadRow } from './download-row';

type DownloadListProps = { files: readonly FileEntry[]; /** The API's path below which they are. */ path: string };

/** Files with their sizes. */
export function DownloadList({ files, path }: DownloadListProps) {
  const locale = useLocale();
  return (
    <ul className="file-list">
      {files.map((file) => (
        <DownloadRow key={file.fileName} file={file} path={path} state={formatBytes(file.fileSize, locale)} />
      ))}
    </ul>
  );
}
