import type { CartFile } from '@contract/quoting/cart';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { logFailure } from '../lib/page/log-failure';
import { type Translate, useT } from '../lib/text/strings';
import { useStoredValue } from '../lib/storage/stored-value';
import { useToast } from '../ui/feedback/toasts';
import type { Attachments } from './attachments';
import { deleteStoredFile } from './file-client';
import { FileDrop } from './file-drop';
import { FileList } from './file-list';
import { isUnfinished } from './upload-row';
import { reportStored } from './report-stored';
import { uploadFailureText } from './upload-failure';
import { UploadQueue } from './upload-queue';

const none: readonly never[] = [];

type AttachmentListProps = {
  attachments: Attachments;
  /** The message when more are chosen than belong to one message. */
  tooMany: string;
  onUploading: (uploading: boolean) => void;
};

/** The zone that takes a message's files, and those that are attached or on their way. */
export function AttachmentList({ attachments, tooMany, onUploading }: AttachmentListProps) {
  const t = useT();
  const { work } = useToast();
  const [queue] = useState(() => attachmentQueue(attachments, t, work));
  const uploads = useSyncExternalStore(queue.subscribe, queue.read, () => none);
  const { value: files } = useStoredValue(attachments.files, none);
  const unfinished = uploads.filter(isUnfinished).length;
  useEffect(() => onUploading(unfinished > 0), [onUploading, unfinished]);

  function handleFiles(chosen: File[]): void {
    const room = Math.max(0, attachments.limit - files.length - unfinished);
    if (chosen.length > room) work.error(t('upload.refused.short', { reason: tooMany }));
    queue.add('message', attachments.purpose, chosen.slice(0, room), files.length);
  }

  function handleRemove({ fileName, originalName }: CartFile): void {
    attachments.drop(fileName);
    deleteStoredFile(attachments.key(), fileName).catch((failure: unknown) => logFailure(`${originalName} cannot be deleted`, failure));
  }

  return (
    <>
      <FileDrop hasFiles={files.length > 0} onFiles={handleFiles} />
      <FileList files={files} uploads={uploads} queue={queue} onRemove={handleRemove} />
    </>
  );
}

const queues = new WeakMap<Attachments, UploadQueue>();

/** Returns the queue that uploads a message's files; it goes on while other pages are looked at. */
function attachmentQueue(
  attachments: Attachments,
  t: Translate,
  report: Record<'success' | 'error', (text: string, options?: { id: string }) => unknown>,
): UploadQueue {
  const sayStored = reportStored(t, report.success);
  const queue: UploadQueue =
    queues.get(attachments) ??
    new UploadQueue(
      { uploads: attachments.uploads, cartId: attachments.key },
      {
        onStored: (row, file) => {
          attachments.keep(file);
          sayStored(row, queue);
        },
        onRefused: (row, problem) => void report.error(uploadFailureText(t, row.name, problem)),
      },
    );
  queues.set(attachments, queue);
  return queue;
}
