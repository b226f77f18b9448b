import type { Translate } from '../lib/text/strings';
import type { UploadQueue } from './upload-queue';
import { isBusy, type UploadRow } from './upload-row';

type ShowToast = (text: string, options: { id: string }) => unknown;

/** Returns a function that says which files have arrived: one toast for all that are on their way together, which counts them. */
export function reportStored(t: Translate, show: ShowToast) {
  let stored = 0;
  return (row: UploadRow, queue: Pick<UploadQueue, 'unfinished'>): void => {
    stored++;
    show(stored === 1 ? t('upload.done', { name: row.name }) : t('upload.done.more', { count: stored }), { id: 'uploads' });
    if (!queue.unfinished().some((other) => other.id !== row.id && isBusy(other))) stored = 0;
  };
}
