import type { Translate } from '../lib/strings';
import type { Attachments } from './attachments';
import { uploadFailureText } from './upload-failure';
import { UploadQueue } from './upload-queue';

const queues = new WeakMap<Attachments, UploadQueue>();

/** What uploads a message's files; it goes on while other pages are looked at. */
export function attachmentQueue(
  attachments: Attachments,
  t: Translate,
  report: Record<'success' | 'error', (text: string) => unknown>,
): UploadQueue {
  const queue =
    queues.get(attachments) ??
    new UploadQueue(
      { uploads: attachments.uploads, cartId: attachments.key },
      {
        onStored: (row, file) => {
          attachments.keep(file);
          report.success(t('upload.done', { name: row.name }));
        },
        onRefused: (row, code) => void report.error(uploadFailureText(t, row.name, code)),
      },
    );
  queues.set(attachments, queue);
  return queue;
}
