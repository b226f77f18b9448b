import type { CartFile } from '@contract/quoting/cart';
import { useLocale } from '../lib/locale';
import { useT } from '../lib/strings';
import { Icon } from '../ui/marks/icon';
import { FileRow } from '../ui/marks/file-row';
import { formatBytes } from '../ui/marks/format-bytes';
import { UploadItem } from './upload-item';
import type { UploadQueue } from './upload-queue';
import type { UploadRow } from './upload-row';

type FileListProps = {
  files: readonly CartFile[];
  /** Those of the queue's rows that belong here. */
  uploads: readonly UploadRow[];
  queue: UploadQueue;
  onRemove: (file: CartFile) => void;
};

/** A product's uploaded files, then those on their way. */
export function FileList({ files, uploads, queue, onRemove }: FileListProps) {
  if (files.length === 0 && uploads.length === 0) return null;
  return (
    <ul className="file-list">
      {files.map((file) => (
        <StoredFile key={file.fileName} file={file} onRemove={() => onRemove(file)} />
      ))}
      {uploads.map((row) => (
        <UploadItem key={row.id} row={row} queue={queue} />
      ))}
    </ul>
  );
}

function StoredFile({ file, onRemove }: { file: CartFile; onRemove: () => void }) {
  const t = useT();
  const size = formatBytes(file.fileSize, useLocale());
  return (
    <li>
      <FileRow name={file.originalName} state={t('files.done', { size })}>
        <button type="button" className="icon-button" aria-label={t('files.remove', { name: file.originalName })} onClick={onRemove}>
          <Icon name="x" />
        </button>
      </FileRow>
    </li>
  );
}
