import { useLoadStrings, useT } from '../../lib/strings';
import { useToast } from '../../ui/feedback/toasts';
import { logFailure } from '../../lib/log-failure';
import type { boxActions } from './box-actions';
import type { BoxProduct } from './box-product';
import { useCartStore } from './cart-store';

export type BoxActions = ReturnType<typeof boxActions>;

/** Fetches the actions' code ahead, once somebody turns to the box. */
export const warmUpActions = (): void => void import('./box-actions').catch(() => undefined);

/** Runs the box's actions, whose code and messages come with the first one; what cannot be loaded is said. */
export function useBoxActions(product: BoxProduct) {
  const store = useCartStore();
  const toasts = useToast();
  const t = useT();
  const loadStrings = useLoadStrings();
  return async (act: (actions: BoxActions) => void, failed = t('box.unavailable')): Promise<boolean> => {
    try {
      const [{ boxActions }] = await Promise.all([import('./box-actions'), loadStrings(['problem'])]);
      act(boxActions(product, { store, t, toasts }));
      return true;
    } catch (failure) {
      logFailure('an action cannot be loaded', failure);
      toasts.main.error(failed);
      return false;
    }
  };
}
