import type { CartFiles, CartItem } from '@contract/quoting/cart';
import { cents } from '@contract/pricing/money';
import type { Cents } from '@contract/pricing/cents';
import { useSyncExternalStore } from 'react';
import { useT } from '../../../lib/text/strings';
import { useToast } from '../../../ui/feedback/toasts';
import type { UploadRow } from '../../../uploads/upload-row';
import { countFiles } from './cart-changes';
import { createCartServices, type CartServices } from './cart-services';
import { useCartLoading, useCartStore, useStored } from './cart-store';
import type { CartSum } from './cart-total';

const noRows: readonly UploadRow[] = [];
const nothing: CartSum = { total: cents(0), addons: [], status: 'pending' };

/** Returns the cart's actions and uploads, made at the first use. */
export function useCartServices(): CartServices {
  const store = useCartStore();
  const t = useT();
  const { work } = useToast();
  return store.services((storage) => createCartServices(storage, t, work));
}

/** Returns the files on their way, of all products. */
export function useUploads(): readonly UploadRow[] {
  const { uploads } = useCartServices();
  return useSyncExternalStore(uploads.subscribe, uploads.read, () => noRows);
}

/** The state of the cart (spec §3 "Cart state"). `total` is net cents with add-ons, without VAT. */
type CartState = {
  items: readonly CartItem[];
  loading: boolean;
  /** The number of lines, not units. */
  itemCount: number;
  total: Cents;
  /** The add-ons that `total` is priced with, and whether they are complete. */
  sum: CartSum;
  files: CartFiles;
  filesCount: number;
  hasFiles: boolean;
  cartId: string;
  temporaryProduct: CartItem | null;
  temporaryProductFiles: CartFiles;
};

/** Returns the cart and its actions. @throws Error when no CartProvider is above */
export function useCart() {
  const { total: totals, actions } = useCartServices();
  const { cart, temporary, cartId } = useStored();
  const sum = useSyncExternalStore(totals.subscribe, totals.read, () => nothing);
  const loading = useCartLoading();
  const filesCount = countFiles(cart.files);
  const state: CartState = {
    items: cart.items,
    loading,
    itemCount: cart.items.length,
    total: sum.total,
    sum,
    files: cart.files,
    filesCount,
    hasFiles: filesCount > 0,
    cartId,
    temporaryProduct: temporary.product,
    temporaryProductFiles: temporary.files,
  };
  return { ...state, actions, totals };
}
