import { useT } from '../../lib/strings';
import { badgeText } from './badge-text';
import { useStored } from './use-stored';
import { countText } from '../../lib/count-text';

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
