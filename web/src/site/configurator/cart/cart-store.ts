import type { CartServices } from './cart-services';
import { type CartStore, useCartHolder } from './cart-provider';
import { CartStorage, nothingStored, type Stored } from './cart-storage';
import { useSyncExternalStore } from 'react';

/** Returns the visitor's cart. @throws Error when no CartProvider is above (spec §5) */
export const useCartStore = (): CartStore => useCartHolder()(createCartStore);

/** Creates a cart store, for callers that hold the provider's holder already (`useCartHolder`) and load this file on first use. */
export function createCartStore(): CartStore {
  const storage = new CartStorage();
  let made: CartServices | null = null;
  return {
    storage,
    services: (create) => (made ??= create(storage)),
    unfinishedUploads: () => made?.uploads.unfinished() ?? storage.uploads.get(),
  };
}

const never = () => () => {};

/** Returns true until browser storage has been read: on the server and until the page is hydrated. */
export const useCartLoading = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** Returns the stored cart and temporary product, without the total. */
export function useStored(): Stored {
  const { storage } = useCartStore();
  return useSyncExternalStore(storage.subscribe, storage.read, () => nothingStored);
}
