import { cartKeys } from '@contract/quoting/cart';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** A cart that could not be stored lives in memory. */
let isHere = false;

/** Says that there is a cart now. */
export function announceCart(): void {
  isHere = true;
  for (const onChange of listeners) onChange();
}

/** Returns true if there may be a cart, or something is on its way into it, found out without loading its code. */
export const useCartPresence = (): boolean => useSyncExternalStore(subscribe, isPresent, () => false);

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onChange);
  };
}

function isPresent(): boolean {
  try {
    return isHere || (localStorage.getItem(cartKeys.items) ?? sessionStorage.getItem(cartKeys.handover)) !== null;
  } catch {
    return false; // forbidden storage reads as empty; the cart's own code logs it (spec §8)
  }
}
