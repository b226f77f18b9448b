import type { Product } from '@contract/product';
import type { ProductData } from '@contract/cart';
import { useT } from '../../lib/strings';
import { useToast } from '../../ui/toasts';
import { findItem, type NewItem } from './cart';
import type { useConfirm } from '../../ui/confirm-dialog';
import { losesFiles } from './temporary-product';
import { useCartParts, useUploads } from './use-cart';
import { useStored } from './use-stored';

type Ask = ReturnType<typeof useConfirm>[0];

/** The temporary product of a product's page: what is configured, and what can be done with it (spec §4). */
export function useBox(product: Product, ask: Ask) {
  const { cart, temporary } = useStored();
  const { actions } = useCartParts();
  const uploads = useUploads().filter((row) => row.productId === product.id && row.place === 'temporary');
  const { main, work } = useToast();
  const t = useT();
  const mine = temporary.product?.productId === product.id ? temporary.product : null;
  const inCart = findItem(cart.items, product.id);
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
    actions.setTemporaryProduct({ ...configured, quantity: to.quantity ?? quantity, productData: { ...productData, ...to.productData } });
    return true;
  }

  async function addFiles(files: File[]): Promise<void> {
    if (files.length === 0 || (!mine && !(await change({})))) return;
    try {
      actions.addTemporaryFiles(product.id, files);
    } catch {
      work.error(t('problem.cart.temporary-mismatch'));
    }
  }

  function removeFile(fileName: string): void {
    try {
      actions.removeTemporaryFile(product.id, fileName);
    } catch {
      work.error(t('problem.cart.temporary-mismatch'));
    }
  }

  function addToCart(): void {
    const result = mine ? actions.addTemporaryToCart(product.id, product.addons) : actions.addItem(configured, product.addons);
    if (result.success) main.success(t(inCart ? 'box.increased' : 'box.added', { name: product.name }));
    else main.error(result.message);
  }

  return { configured, inCart, files: (mine && temporary.files[product.id]) ?? [], uploads, change, addFiles, removeFile, addToCart };
}
