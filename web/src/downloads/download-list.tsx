import { type FileCheck, isBlocked, isDownloadable } from '@contract/files/file-check';
import type { FileEntry } from '@contract/quoting/thread';
import { useLocale } from '../lib/text/locale';
import { formatBytes } from '../ui/marks/format-bytes';
import { type ReactNode, useState } from 'react';
import { loadCode } from '../lib/page/load-code';
import { logFailure } from '../lib/page/log-failure';
import { type StringKey, useLoadStrings, useT } from '../lib/text/strings';
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

type DownloadRowProps = {
  file: FileEntry;
  /** The API's path below which it is. */
  path: string;
  state: string;
  /** Where it is looked at; by default above the page. */
  preview?: ReactNode;
};

/** A file in a list that can be fetched, and looked at where browsers can; one that may not leave the shop says why. */
export function DownloadRow({ file, path, state, preview }: DownloadRowProps) {
  const t = useT();
  const download = useDownload(path);
  const { fileName, originalName: name, check } = file;
  const isFree = isDownloadable(check);
  const mark = checkMark(check, path);
  return (
    <li className={isBlocked(check) ? 'failed' : undefined}>
      <FileRow name={name} state={mark ? `${state}, ${t(mark)}` : state}>
        {preview ?? (isViewable(file) && <PreviewButton file={file} path={path} />)}
        {isFree && (
          <button type="button" className="icon-button" aria-label={t('file.download', { name })} onClick={() => void download(fileName)}>
            <Icon name="download" />
          </button>
        )}
      </FileRow>
    </li>
  );
}

/** The states that are told: to customers and contractors those that stop them, to staff also which were not scanned. */
const told = { waiting: true, infected: true, 'too-large': true, held: true, unchecked: false, released: false, clean: false } as const;

/** Returns the text key of a file's state, null where there is nothing to say. @param path the API's, which tells who looks */
function checkMark(check: FileCheck, path: string): StringKey | null {
  if (path.startsWith('/api/staff/')) return check === 'clean' ? null : `file.check.staff.${check}`;
  return told[check] ? `file.check.${check as 'waiting'}` : null;
}

/** Opens a preview of the file. The code that shows files is loaded with the first one. */
export function PreviewButton({ file, path }: Pick<DownloadRowProps, 'file' | 'path'>) {
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
