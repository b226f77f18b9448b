import { Problem } from '@contract/problem';
import type { ToolOrder } from '../../../lib/storage/tool-order';
import { logFailure } from '../../../lib/page/log-failure';
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
