import { useT } from '../../../lib/text/strings';
import { isUnfinished } from '../../../uploads/upload-row';
import { useUploads } from '../cart/use-cart';
import type { CartLines } from '../cart/use-cart-lines';

/** Returns why the request cannot be sent yet, or null. */
export function useBlocker({ lines, products, totalStatus }: CartLines): string | null {
  const t = useT();
  const uploads = useUploads();
  if (lines.some((line) => line.problems.length > 0)) return t('cart.blocked');
  if (uploads.some((row) => row.place === 'cart' && isUnfinished(row))) return t('cart.blocked.uploads');
  return products.status === 'ready' && totalStatus !== 'plain' ? null : t('cart.blocked.offline');
}
