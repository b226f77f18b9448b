import type { CartParts } from './cart-parts';
import { useCartHolder, type CartStore } from './cart-provider';
import { CartStorage } from './cart-storage';

/** The visitor's cart. @throws Error when no CartProvider is above (spec §5) */
export const useCartStore = (): CartStore => useCartHolder()(createCartStore);

/** For who holds the provider's holder already (`useCartHolder`) and loads this file on first use. */
export function createCartStore(): CartStore {
  const storage = new CartStorage();
  let made: CartParts | null = null;
  return {
    storage,
    parts: (create) => (made ??= create(storage)),
    unfinishedUploads: () => made?.uploads.unfinished() ?? storage.uploads.get(),
  };
}
