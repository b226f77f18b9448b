import type { ProductData } from '@contract/cart';
import { useState } from 'react';
import { useT } from '../../lib/strings';
import type { BoxProduct } from './box-product';
import type { NewItem } from './cart';
import { useCartStore } from './cart-store';
import { losesFiles, setTemporary } from './temporary';
import { useBoxActions, warmUpActions } from './use-box-actions';
import type { Ask } from './use-confirm';
import { useCartLoading, useStored } from './use-stored';

/** The temporary product of a product's page: what is configured, and what can be done with it (spec §4). */
export function useBox(product: BoxProduct, ask: Ask) {
  const { storage } = useCartStore();
  const { cart, temporary } = useStored();
  const act = useBoxActions(product);
  const t = useT();
  const isLoading = useCartLoading();
  const [hasUploads, setHasUploads] = useState(false);
  const mine = temporary.product?.productId === product.id ? temporary.product : null;
  const files = (mine && temporary.files[product.id]) ?? [];
  const configured: NewItem = {
    productId: product.id,
    quantity: mine?.quantity ?? product.minQuantity,
    productData: { selectedAddons: mine?.productData.selectedAddons ?? [], note: mine?.productData.note, price: product.price },
  };

  /** Keeps a change; the first one on another product takes the place of the former, after asking if it has files. */
  async function change(to: { quantity?: number; productData?: Partial<ProductData> }): Promise<boolean> {
    const question = { title: t('replace.title'), text: t('replace.text'), confirm: t('replace.confirm') };
    if (losesFiles(temporary, product.id) && !(await ask(question))) return false;
    const { quantity, productData } = configured;
    const next = { ...configured, quantity: to.quantity ?? quantity, productData: { ...productData, ...to.productData } };
    const isReplacing = temporary.product !== null && !mine;
    if (isReplacing) return act(({ replaceTemporary }) => replaceTemporary(next));
    storage.save({ temporary: setTemporary(temporary, next, Date.now()) });
    return true;
  }

  async function addFiles(chosen: File[]): Promise<void> {
    if (chosen.length === 0 || (!mine && !(await change({})))) return;
    await act((actions) => actions.addFiles(chosen));
    setHasUploads(true);
  }

  return {
    configured,
    inCart: cart.items.find((item) => item.productId === product.id),
    hasFiles: files.length > 0,
    /** Also what a reload has cut. */
    showsFiles: hasUploads || files.length > 0 || (!isLoading && storage.uploads.get().length > 0),
    change,
    addFiles,
    removeFile: (fileName: string) => void act((actions) => actions.removeFile(fileName)),
    warmUp: warmUpActions,
    addToCart: () => void act((actions) => actions.addToCart(configured)),
  };
}
