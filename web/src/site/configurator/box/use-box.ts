import type { ProductData } from '@contract/quoting/cart';
import { useState } from 'react';
import { type Translate, useLoadStrings, useT } from '../../../lib/text/strings';
import { useToast } from '../../../ui/feedback/toasts';
import { findItem, type NewItem } from '../cart/cart';
import { useCartLoading, useCartStore, useStored } from '../cart/cart-store';
import { putIntoCart } from './put-into-cart';
import { losesFiles, setTemporary, type Temporary } from './temporary-product';
import type { Ask } from '../../../ui/forms/use-confirm';
import type { UploadPlace } from '../../../uploads/upload-row';
import { logFailure } from '../../../lib/page/log-failure';
import type { boxActions, BoxProduct } from './box-actions';

type Change = { quantity?: number; productData?: Partial<ProductData> };

const withChange = (item: NewItem, { quantity = item.quantity, productData }: Change): NewItem => ({
  ...item,
  quantity,
  productData: { ...item.productData, ...productData },
});

/** Returns the product as the box shows it: as it was configured, else as it stands in the shop. */
const asShown = ({ id, minQuantity, price }: BoxProduct, mine: Temporary['product']): NewItem => ({
  productId: id,
  quantity: mine?.quantity ?? minQuantity,
  productData: { selectedAddons: mine?.productData.selectedAddons ?? [], note: mine?.productData.note, price },
});

/**
 * Returns whether the product was configured on this page. Another tab may since have put it into the cart, or another product into its
 * place: then the temporary product is missing.
 */
function useConfigured(productId: string, isTemporary: boolean): [isConfigured: boolean, forget: () => void] {
  const [configuredId, setConfiguredId] = useState<string | null>(null);
  if (isTemporary && configuredId !== productId) setConfiguredId(productId);
  return [configuredId === productId, () => setConfiguredId(null)];
}

const replaceQuestion = (t: Translate) => ({ title: t('replace.title'), text: t('replace.text'), confirm: t('replace.confirm') });

/**
 * Returns the temporary product of a product's page, and the actions on it (spec §4).
 * @param withdraw takes back a question that is being asked
 */
export function useBox(product: BoxProduct, ask: Ask, withdraw: () => void) {
  const { storage, unfinishedUploads } = useCartStore();
  const { cart, temporary } = useStored();
  const act = useBoxActions(product);
  const { main } = useToast();
  const t = useT();
  const isLoading = useCartLoading();
  const [hasUploads, setHasUploads] = useState(false);
  const [wasAdded, setAdded] = useState(false);
  const mine = temporary.product?.productId === product.id ? temporary.product : null;
  const [isConfigured, forgetConfigured] = useConfigured(product.id, mine !== null);
  const files = (mine && temporary.files[product.id]) ?? [];
  // Uploads that a reload has cut are shown too.
  const cutUploads = isLoading ? [] : storage.uploads.get();
  const showsFiles = hasUploads || files.length > 0 || cutUploads.length > 0;
  const inCart = findItem(cart.items, product.id);
  const configured = asShown(product, mine);

  /** Keeps a change; the first one on another product takes the place of the former, after asking if it has files. */
  async function change(to: Change): Promise<boolean> {
    if (losesFiles(temporary, product.id, unfinishedUploads()) && !(await ask(replaceQuestion(t)))) return false;
    storage.save({ temporary: setTemporary(temporary, withChange(configured, to), Date.now()) });
    if (temporary.product && !mine) void act(({ giveUp }) => giveUp(temporary));
    return true;
  }

  async function addFiles(chosen: File[]): Promise<void> {
    if (chosen.length === 0 || (!mine && !(await change({})))) return;
    await act((actions) => actions.addFiles(chosen), t('upload.refused.short', { reason: t('box.unavailable') }));
    setHasUploads(true);
  }

  /** @param note what the field holds now, which may not have been left yet or waits for an answer */
  function addToCart(note: string): void {
    withdraw();
    const item = withChange(configured, { productData: { note } });
    const problem = putIntoCart(storage, item, { product, isConfigured });
    // The refusal is shown once: the next time what is shown goes into the cart.
    if (problem?.code !== 'cart.add-failed' && problem?.code !== 'cart.full') forgetConfigured();
    if (problem) return void act(({ report }) => report(problem));
    main.success(t(inCart ? 'box.increased' : 'box.added', { name: product.name }));
    setAdded(true);
    if (showsFiles) void act(({ followToCart }) => followToCart());
  }

  /** Raises the quantity of the line in the cart; its add-ons and note stay. */
  function increase(by: number): void {
    const { productData } = inCart ?? configured;
    const item = { productId: product.id, quantity: by, productData: { ...productData, price: product.price } };
    const problem = putIntoCart(storage, item, { product, isConfigured: false });
    if (problem) return void act(({ report }) => report(problem));
    main.success(t('box.increased', { name: product.name }));
  }

  return {
    configured,
    /** True while the temporary product is this one. */
    isConfiguring: mine !== null,
    inCart,
    /** True once the product was put into the cart on this page. */
    wasAdded,
    hasFiles: files.length > 0,
    showsFiles,
    showsCartFiles: hasUploads || cutUploads.length > 0 || (cart.files[product.id]?.length ?? 0) > 0,
    change,
    addFiles,
    removeFile: (place: UploadPlace, fileName: string) => void act((actions) => actions.removeFile(place, fileName)),
    warmUp: warmUpActions,
    addToCart,
    increase,
  };
}

export type BoxActions = ReturnType<typeof boxActions>;

/** Fetches the actions' code ahead, once somebody turns to the box. */
const warmUpActions = (): void => void import('./box-actions').catch(() => undefined);

/** Returns a function that runs the box's actions, whose code and messages come with the first one; it shows what cannot be loaded. */
function useBoxActions(product: BoxProduct) {
  const store = useCartStore();
  const toasts = useToast();
  const t = useT();
  const loadStrings = useLoadStrings();
  return async (act: (actions: BoxActions) => void, failed = t('box.unavailable')): Promise<boolean> => {
    try {
      const [{ boxActions }] = await Promise.all([import('./box-actions'), loadStrings(['problem'])]);
      act(boxActions(product, { store, t, toasts }));
      return true;
    } catch (failure) {
      logFailure('an action cannot be loaded', failure);
      toasts.main.error(failed);
      return false;
    }
  };
}
