import { Problem } from '@contract/problem';
import { useRouter } from '@tanstack/react-router';
import { useT } from '../../lib/strings';
import type { ToolOrder } from '../../lib/tool-order';
import { useToast } from '../../ui/toasts';
import { useCartStore } from './cart-store';
import { logFailure } from './log-failure';
import { placeItem, type OrderableProduct } from './place-item';

/** Takes a tool's result into the cart and goes there; what stands in the way is said. None while no service goes with the tool. */
export function useToolOrder(product: OrderableProduct | undefined): ((order: ToolOrder) => void) | undefined {
  const { storage } = useCartStore();
  const { main } = useToast();
  const router = useRouter();
  const t = useT();
  if (!product) return undefined;
  return (order) => {
    try {
      const { cart } = storage.read();
      storage.save({ cart: { ...cart, items: placeItem(cart.items, product, order, Date.now()) } });
      void router.navigate({ to: '/konfigurator' });
    } catch (failure) {
      logFailure('taking over a result failed', failure);
      main.error(t(`problem.${failure instanceof Problem ? failure.code : 'cart.add-failed'}`));
    }
  };
}
