import { useSyncExternalStore } from 'react';
import { useCartStore } from './cart-store';
import { nothingStored, type Stored } from './cart-storage';

const never = () => () => {};

/** True until browser storage has been read: on the server and while the page wakes up. */
export const useCartLoading = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** What is stored of the cart and the temporary product, without its total. */
export function useStored(): Stored {
  const { storage } = useCartStore();
  return useSyncExternalStore(storage.subscribe, storage.read, () => nothingStored);
}
