import type { ConfigurableProduct } from '@contract/content/product';
import { useT } from '../../lib/strings';
import { useToast } from '../../ui/feedback/toasts';
import type { CartLine } from './cart-line';
import { QuantityField } from './quantity-field';
import { useCartParts } from './use-cart';
import { useQuantityDraft } from './use-quantity-draft';

type CartItemQuantityProps = { line: CartLine; product: ConfigurableProduct; name: string; onRemove: () => Promise<boolean> };

/** The line's quantity; leaving the field with zero or less removes the line (spec §4). */
export function CartItemQuantity({ line: { item }, product, name, onRemove }: CartItemQuantityProps) {
  const t = useT();
  const { main } = useToast();
  const { actions } = useCartParts();
  const draft = useQuantityDraft(item.quantity, product, (quantity) => {
    const result = actions.updateQuantity(item.productId, quantity);
    if (!result.success) main.error(result.message);
  });
  return (
    <QuantityField
      draft={draft}
      product={product}
      label={t('quantity.label', { name })}
      labelHidden
      onBlur={() => {
        if (draft.value <= 0) void onRemove().then((removed) => removed || draft.reset());
      }}
    />
  );
}
