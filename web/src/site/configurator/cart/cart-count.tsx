import { useT } from '../../../lib/text/strings';
import { useStored } from './cart-store';
import { countText } from '../../../lib/text/decimal';
import { CART_BADGE_MAX } from '@contract/constants';

/** The number of lines in the cart; nothing while it is empty. */
export function CartCount() {
  const t = useT();
  const count = useStored().cart.items.length;
  if (count === 0) return null;
  return (
    <span className="badge">
      <span aria-hidden="true">{badgeText(count)}</span>
      <span className="visually-hidden">{countText(t, 'cart.count', count)}</span>
    </span>
  );
}

/** Returns the text of the cart's badge: 99+ above 99 (spec §9). */
export const badgeText = (count: number): string => (count > CART_BADGE_MAX ? `${CART_BADGE_MAX}+` : String(count));
