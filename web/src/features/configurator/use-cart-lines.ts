import { priceTotal, type PricedTotal } from '@contract/pricing';
import { useEffect } from 'react';
import { cartLine, type CartLine } from './cart-line';
import { useCart } from './use-cart';
import { useCartProducts, type CartProducts } from './use-cart-products';

export type CartLines = { lines: readonly CartLine[]; total: PricedTotal; products: CartProducts };

/** The cart's lines at the shop's current prices, which are remembered as the last shown. */
export function useCartLines(): CartLines {
  const { items, actions } = useCart();
  const products = useCartProducts(items.map((item) => item.productId));
  const { status, byId } = products;
  useEffect(() => {
    if (status === 'ready') actions.refreshPrices(new Map([...byId].map(([id, product]) => [id, product.price])));
  }, [status, byId, actions]);
  const lines = items.map((item) => cartLine(item, byId.get(item.productId), status === 'ready'));
  const total = priceTotal(lines.map((line) => line.price).filter((price) => price !== null));
  return { lines, total, products };
}
