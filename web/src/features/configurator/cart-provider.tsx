import { createContext, use, useState, type ReactNode } from 'react';
import type { CartParts } from './cart-parts';
import { CartStorage } from './cart-storage';

/** The stored cart, and what works on it once a page needs that; plain pages only count the lines. */
export type CartStore = {
  storage: CartStorage;
  /** The same parts for all, made by the first who needs them. */
  parts: (create: (storage: CartStorage) => CartParts) => CartParts;
};

const CartContext = createContext<CartStore | null>(null);

/** Holds the visitor's cart for everything below; reads browser storage only when somebody asks. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createCartStore);
  return <CartContext value={store}>{children}</CartContext>;
}

/** @throws Error when no CartProvider is above (spec §5) */
export function useCartStore(): CartStore {
  const store = use(CartContext);
  if (!store) throw new Error('useCart must be used within a CartProvider');
  return store;
}

function createCartStore(): CartStore {
  const storage = new CartStorage();
  let made: CartParts | null = null;
  return { storage, parts: (create) => (made ??= create(storage)) };
}
