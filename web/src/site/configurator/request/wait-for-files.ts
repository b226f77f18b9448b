import { isBusy } from '../../../uploads/upload-row';
import type { UploadQueue } from '../../../uploads/upload-queue';

/**
 * Waits until the cart's files that are on their way have arrived.
 * @returns false when somebody stops waiting, or one of them does not arrive
 */
export function waitForFiles(uploads: Pick<UploadQueue, 'read' | 'subscribe'>, signal: AbortSignal): Promise<boolean> {
  const rows = () => uploads.read().filter(({ place }) => place === 'cart');
  const awaited = new Set(
    rows()
      .filter(isBusy)
      .map(({ id }) => id),
  );
  return new Promise((resolve) => {
    const end = (haveArrived: boolean) => {
      unsubscribe();
      signal.removeEventListener('abort', handleAbort);
      resolve(haveArrived);
    };
    const handleAbort = () => end(false);
    const look = () => {
      const left = rows().filter(({ id }) => awaited.has(id));
      if (!left.some(isBusy)) end(left.length === 0);
    };
    const unsubscribe = uploads.subscribe(look);
    signal.addEventListener('abort', handleAbort, { once: true });
    look();
  });
}
