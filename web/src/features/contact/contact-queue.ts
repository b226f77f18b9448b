import type { Translate } from '../../lib/strings';
import { UploadQueue } from '../../uploads/upload-queue';
import { contactKey, keepFile, keptUploads } from './contact-store';

let queue: UploadQueue | undefined;

/** What uploads a message's files; it goes on while other pages are looked at. */
export const contactQueue = (t: Translate, report: Record<'success' | 'error', (text: string) => unknown>): UploadQueue =>
  (queue ??= new UploadQueue(
    { uploads: keptUploads, cartId: contactKey },
    {
      onStored: (row, file) => {
        keepFile(file);
        report.success(t('upload.done', { name: row.name }));
      },
      onRefused: (row, code) =>
        void report.error(t('upload.refused', { name: row.name, reason: t(`problem.${code}`, { name: row.name }) })),
    },
  ));
