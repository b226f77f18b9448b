import type { CartFile } from '@contract/quoting/cart';
import { useLocale } from '../lib/text/locale';
import { problemText } from '../lib/text/problem-text';
import { type Translate, useT } from '../lib/text/strings';
import { Icon } from '../ui/marks/icon';
import { FileRow } from '../ui/marks/file-row';
import { formatBytes } from '../ui/marks/format-bytes';
import type { UploadQueue } from './upload-queue';
import { isBusy, percentSent, remainingSeconds, type UploadRow } from './upload-row';
import { useToast } from '../ui/feedback/toasts';
import { acceptedFiles } from './file-drop';
import { useFileCheck } from './use-file-check';

type FileListProps = {
  files: readonly CartFile[];
  /** The rows of the queue that belong here. */
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
  const check = useFileCheck(file);
  const isBlocked = check === 'infected' || check === 'held';
  const done = t('files.done', { size });
  const state = check === 'waiting' || isBlocked ? `${done}, ${t(`file.check.${check}`)}` : done;
  return (
    <li className={isBlocked ? 'failed' : undefined}>
      <FileRow name={file.originalName} state={state}>
        <button type="button" className="icon-button" aria-label={t('files.remove', { name: file.originalName })} onClick={onRemove}>
          <Icon name="x" />
        </button>
      </FileRow>
    </li>
  );
}

type UploadItemProps = { row: UploadRow; queue: UploadQueue };

/** A file on its way: how far it is, and pause, resume and cancel. */
function UploadItem({ row, queue }: UploadItemProps) {
  const t = useT();
  const state = useStateText(row);
  const isStuck = row.status === 'interrupted' || row.status === 'rejected';
  return (
    <li className={isStuck ? 'failed' : undefined}>
      <FileRow name={row.name} state={state}>
        {row.status !== 'elsewhere' && <UploadButtons row={row} queue={queue} />}
      </FileRow>
      {row.status !== 'rejected' && (
        <div
          className="upload-progress"
          role="progressbar"
          aria-label={t('files.progress', { name: row.name })}
          aria-valuenow={percentSent(row)}
          aria-valuetext={state}
          style={{ '--v': `${percentSent(row)}%` } as React.CSSProperties}
        >
          <i />
        </div>
      )}
    </li>
  );
}

function UploadButtons({ row, queue }: UploadItemProps) {
  const { id, name, status } = row;
  const t = useT();
  const isRejected = status === 'rejected';
  return (
    <>
      {isBusy({ status }) && (
        <button type="button" className="icon-button" aria-label={t('files.pause', { name })} onClick={() => queue.pause(id)}>
          <Icon name="pause" />
        </button>
      )}
      {(status === 'paused' || status === 'interrupted') && <ResumeButton row={row} queue={queue} />}
      <button
        type="button"
        className="icon-button"
        aria-label={t(isRejected ? 'files.dismiss' : 'files.cancel', { name })}
        onClick={() => queue.cancel(id)}
      >
        <Icon name="x" />
      </button>
    </>
  );
}

/** A button that goes on at once, or lets the visitor choose the file again when a reload has lost it. */
function ResumeButton({ row: { id, name }, queue }: UploadItemProps) {
  const t = useT();
  const { work } = useToast();
  if (queue.hasFile(id)) {
    return (
      <button type="button" className="button small" aria-label={t('files.resume.label', { name })} onClick={() => queue.resume(id)}>
        {t('files.resume')}
      </button>
    );
  }
  const handleFile = (file: File | undefined) => {
    if (file && !queue.resume(id, file)) work.error(t('files.wrong', { name }));
  };
  return (
    <label className="button small">
      {t('files.resume')}
      <span className="visually-hidden">{name}</span>
      <input className="visually-hidden" type="file" accept={acceptedFiles} onChange={(event) => handleFile(event.target.files?.[0])} />
    </label>
  );
}

function useStateText(row: UploadRow): string {
  const t = useT();
  const locale = useLocale();
  const total = formatBytes(row.size, locale);
  const sent = formatBytes(row.sentBytes, locale);
  const reason = problemText(t, row.problem, { name: row.name });
  switch (row.status) {
    case 'waiting':
      return t('files.waiting', { size: total });
    case 'paused':
      return t('files.paused', { sent, total });
    case 'interrupted':
      return row.problem ? t('files.interrupted', { sent, total, reason }) : t('files.cut', { sent, total });
    case 'elsewhere':
      return t('files.elsewhere', { size: total });
    case 'rejected':
      return row.problem ? t('upload.refused.short', { reason }) : t('problem.upload.failed');
    case 'uploading': {
      const seconds = remainingSeconds(row);
      const percent = percentSent(row);
      if (seconds === null) return t('files.uploading', { sent, total, percent });
      return t('files.uploading.left', { sent, total, percent, time: durationText(t, seconds) });
    }
  }
}

function durationText(t: Translate, seconds: number): string {
  if (seconds < 90) return t('duration.seconds', { count: seconds });
  if (seconds < 90 * 60) return t('duration.minutes', { count: Math.round(seconds / 60) });
  return t('duration.hours', { count: Math.round(seconds / 3_600) });
}
