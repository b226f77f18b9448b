import { createContext, use, useState, type ReactNode } from 'react';
import type { UploadRow } from '../../../uploads/upload-row';
import type { CartServices } from './cart-services';
import type { CartStorage } from './cart-storage';

/** The stored cart, and what works on it once a page needs that; plain pages only count the lines. */
export type CartStore = {
  storage: CartStorage;
  /** Returns the same services to all callers, created by the first who needs them. */
  services: (create: (storage: CartStorage) => CartServices) => CartServices;
  /** Returns the uploads under way or cut by a reload. */
  unfinishedUploads: () => readonly Pick<UploadRow, 'place' | 'productId'>[];
};

/** Keeps the one store of this page's life, made by the first who needs it. */
type CartHolder = (create: () => CartStore) => CartStore;

const CartContext = createContext<CartHolder | null>(null);

/** Holds the visitor's cart for everything below; its code and browser storage wait for the first who asks (`useCartStore`). */
export function CartProvider({ children }: { children: ReactNode }) {
  const [holder] = useState(() => once<CartStore>());
  return <CartContext value={holder}>{children}</CartContext>;
}

/** @throws Error when no CartProvider is above (spec §5) */
export function useCartHolder(): CartHolder {
  const holder = use(CartContext);
  if (!holder) throw new Error('useCart must be used within a CartProvider');
  return holder;
}

function once<Value>() {
  let made: Value | undefined;
  return (create: () => Value) => (made ??= create());
}
