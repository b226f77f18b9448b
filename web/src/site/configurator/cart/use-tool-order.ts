import { useRouter } from '@tanstack/react-router';
import { problemText } from '../../../lib/text/problem-text';
import { useT } from '../../../lib/text/strings';
import type { ToolOrder } from '../../../lib/storage/tool-order';
import { useToast } from '../../../ui/feedback/toasts';
import { useCartHolder } from './cart-provider';
import type { OrderableProduct } from './place-item';

/**
 * Returns a function that puts a tool's result into the cart and goes there, or shows what stands in the way; it loads the cart's code.
 * Undefined while no service goes with the tool.
 */
export function useToolOrder(product: OrderableProduct | undefined): ((order: ToolOrder) => void) | undefined {
  const holder = useCartHolder();
  const { main } = useToast();
  const router = useRouter();
  const t = useT();
  if (!product) return undefined;
  const take = async (order: ToolOrder) => {
    const [{ createCartStore }, { orderFromTool }] = await Promise.all([import('./cart-store'), import('./order-from-tool')]);
    const problem = orderFromTool(holder(createCartStore).storage, product, order);
    if (problem) main.error(problemText(t, problem));
    else await router.navigate({ to: '/konfigurator' });
  };
  return (order) => void take(order);
}
