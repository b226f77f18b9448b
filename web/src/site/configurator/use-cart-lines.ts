import { priceTotal, type PricedTotal } from '@contract/pricing/pricing';
import { useLayoutEffect } from 'react';
import { cartLine, type CartLine } from './cart-line';
import type { CartSum } from './cart-total';
import { useCart } from './use-cart';
import { useCartProducts, type CartProducts } from './use-cart-products';

export type CartLines = {
  lines: readonly CartLine[];
  total: PricedTotal;
  /** Whether all add-ons are in the total. */
  totalStatus: CartSum['status'];
  products: CartProducts;
  /** Asks the shop for products, add-ons and their prices anew. */
  reload: () => void;
};

/** The cart's lines at the shop's current prices, which are remembered as the last shown, and its total with add-ons. */
export function useCartLines(): CartLines {
  const { items, total, sum, actions, totals } = useCart();
  const products = useCartProducts(items.map((item) => item.productId));
  const { status, byId } = products;
  const isCurrent = status === 'ready';
  // Before it is painted, so that the total never differs from its lines.
  useLayoutEffect(() => {
    if (!isCurrent) return;
    actions.refreshPrices(new Map([...byId].map(([id, product]) => [id, product.price])));
    totals.leaveOut(items.map((item) => item.productId).filter((id) => !byId.has(id)));
  }, [isCurrent, byId, items, actions, totals]);
  return {
    lines: items.map((item) => cartLine(item, { product: byId.get(item.productId), isCurrent, addons: sum.addons })),
    total: priceTotal([{ net: total }]),
    totalStatus: sum.status,
    products,
    reload: () => {
      products.reload();
      totals.reload();
    },
  };
}
