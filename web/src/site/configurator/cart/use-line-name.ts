import { useT } from '../../../lib/text/strings';
import type { CartLine } from './cart-line';

/** What the line is called, also when the shop does not know it any more. */
export function useLineName({ product, price }: CartLine): string {
  const t = useT();
  return product?.name ?? t(price ? 'cart.unknown.name' : 'cart.unavailable.name');
}
