import type { FileEntry } from '@contract/quoting/thread';
import { useLocale } from '../lib/text/locale';
import { formatBytes } from '../ui/marks/format-bytes';
import { useState } from 'react';
import { loadCode } from '../lib/page/load-code';
import { logFailure } from '../lib/page/log-failure';
import { useLoadStrings, useT } from '../lib/text/strings';
import { FileRow } from '../ui/marks/file-row';
import { Icon } from '../ui/marks/icon';
import { useToast } from '../ui/feedback/toasts';
import type { FilePreview } from './file-preview';
import { isViewable, useDownload } from './use-download';

type DownloadListProps = { files: readonly FileEntry[]; /** The API's path below which they are. */ path: string };

/** A list of files with their sizes. */
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

type DownloadRowProps = { file: FileEntry; /** The API's path below which it is. */ path: string; state: string };

/** A file in a list that can be fetched, and looked at where browsers can. */
export function DownloadRow({ file, path, state }: DownloadRowProps) {
  const t = useT();
  const download = useDownload(path);
  const { fileName, originalName: name } = file;
  return (
    <li>
      <FileRow name={name} state={state}>
        {isViewable(file) && <PreviewButton file={file} path={path} />}
        <button type="button" className="icon-button" aria-label={t('file.download', { name })} onClick={() => void download(fileName)}>
          <Icon name="download" />
        </button>
      </FileRow>
    </li>
  );
}

/** Opens a preview of the file. The code that shows files is loaded with the first one. */
function PreviewButton({ file, path }: Omit<DownloadRowProps, 'state'>) {
  const t = useT();
  const loadStrings = useLoadStrings();
  const { work } = useToast();
  const [Preview, setPreview] = useState<typeof FilePreview | null>(null);

  function open(): void {
    Promise.all([loadCode(import('./file-preview')), loadStrings(['orders'])]).then(
      ([{ FilePreview: Loaded }]) => setPreview(() => Loaded),
      (failure: unknown) => {
        logFailure(`${file.originalName} cannot be shown`, failure);
        work.error(t('problem.server.unavailable'));
      },
    );
  }

  return (
    <>
      <button type="button" className="icon-button" aria-label={t('file.preview', { name: file.originalName })} onClick={open}>
        <Icon name="eye" />
      </button>
      {Preview && <Preview file={file} path={path} onClose={() => setPreview(null)} />}
    </>
  );
}
