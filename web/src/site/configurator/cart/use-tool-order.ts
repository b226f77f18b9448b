import { useRouter } from '@tanstack/react-router';
import { problemText } from '../../../lib/text/problem-text';
import { useT } from '../../../lib/text/strings';
import type { ToolOrder } from '../../../lib/storage/tool-order';
import { useToast } from '../../../ui/feedback/toasts';
import { useCartHolder } from './cart-provider';
import type { OrderableProduct } from './place-item';

/**
 * Returns a function that puts a tool's result with its list into the cart and goes there, or shows what stands in the way; it loads the cart's code.
 * Undefined while no service goes with the tool.
 */
export function useToolOrder(product: OrderableProduct | undefined): ((order: ToolOrder) => void) | undefined {
  const holder = useCartHolder();
  const { main, work } = useToast();
  const router = useRouter();
  const t = useT();
  if (!product) return undefined;
  const take = async (order: ToolOrder) => {
    const [{ createCartStore }, { createCartServices }, { attachList, orderFromTool }] = await Promise.all([
      import('./cart-store'),
      import('./cart-services'),
      import('./order-from-tool'),
    ]);
    const { storage, services } = holder(createCartStore);
    const problem = orderFromTool(storage, product, order);
    if (problem) return void main.error(problemText(t, problem));
    // The result is ordered without its list where that cannot be written.
    await attachList({ storage, services: services((stored) => createCartServices(stored, t, work)) }, product.id, order.list).catch(
      (failure: unknown) => void work.error(problemText(t, failure)),
    );
    await router.navigate({ to: '/konfigurator' });
  };
  return (order) => void take(order);
}
