import type { Translate } from '../../../lib/text/strings';
import { reportStored } from '../../../uploads/report-stored';
import { uploadFailureText } from '../../../uploads/upload-failure';
import { UploadQueue } from '../../../uploads/upload-queue';
import { CartActions } from './cart-actions';
import type { CartStorage } from './cart-storage';
import { CartTotal } from './cart-total';

/** The objects that change the cart, upload its files and add it up; one of each for the life of the page. */
export type CartServices = { uploads: UploadQueue; total: CartTotal; actions: CartActions };

/** Shows toasts about uploads. */
type Report = Record<'success' | 'error', (text: string, options?: { id: string }) => unknown>;

export function createCartServices(storage: CartStorage, t: Translate, report: Report): CartServices {
  const sayStored = reportStored(t, report.success);
  const uploads: UploadQueue = new UploadQueue(storage, {
    onStored: (row, file) => {
      actions.keepFile(row.place, file);
      sayStored(row, uploads);
    },
    onRefused: (row, problem) => void report.error(uploadFailureText(t, row.name, problem)),
  });
  const actions: CartActions = new CartActions(storage, uploads, t);
  restartWithNewId(storage, uploads);
  return { uploads, total: new CartTotal(storage), actions };
}

/**
 * Starts uploads anew when the cart's id changes: once a request was sent, here or in another tab, the cart has a new id, and no request
 * with that one may name files of the former.
 */
function restartWithNewId(storage: CartStorage, uploads: UploadQueue): void {
  let known = storage.read().cartId;
  storage.subscribe(() => {
    const { cartId } = storage.read();
    const isNew = known !== '' && cartId !== '' && cartId !== known;
    known = cartId;
    if (isNew) uploads.restart();
  });
}
