import { Problem } from '@contract/problem';
import type { ToolOrder } from '../../../lib/storage/tool-order';
import { logFailure } from '../../../lib/page/log-failure';
import type { CartServices } from './cart-services';
import type { CartStorage } from './cart-storage';
import { placeItem, type OrderableProduct } from './place-item';

/** Puts a tool's result into the cart. @returns what stands in the way, logged (spec §8) */
export function orderFromTool(storage: CartStorage, product: OrderableProduct, order: ToolOrder): Problem | null {
  try {
    const { cart } = storage.read();
    storage.save({ cart: { ...cart, items: placeItem(cart.items, product, order, Date.now()) } });
    return null;
  } catch (failure) {
    logFailure('taking over a result failed', failure);
    return failure instanceof Problem ? failure : new Problem('cart.add-failed', {}, {}, { cause: failure });
  }
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Place = { storage: CartStorage; services: CartServices };

/**
 * Attaches a tool's list to its line in the cart; handed over again, it takes the place of the former one.
 * @throws Problem server.unavailable when the list cannot be written
 */
export async function attachList({ storage, services }: Place, productId: string, { name, write }: ToolOrder['list']): Promise<void> {
  const file = new File([await write()], name, { type: XLSX });
  const { actions, uploads } = services;
  for (const former of uploads.read()) if (former.productId === productId && former.name === name) uploads.cancel(former.id);
  for (const former of storage.read().cart.files[productId] ?? [])
    if (former.originalName === name) actions.removeFile(productId, former.fileName);
  actions.addFiles(productId, [file]);
}
