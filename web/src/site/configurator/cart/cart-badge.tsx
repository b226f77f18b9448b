import { lazy, Suspense } from 'react';
import { useCartPresence } from './cart-presence';

const CartCount = lazy(() => import('./cart-count').then((module) => ({ default: module.CartCount })));

/** The cart's item count, for the header. A visitor without a cart loads none of the cart's code. */
export function CartBadge() {
  return (
    useCartPresence() && (
      <Suspense>
        <CartCount />
      </Suspense>
    )
  );
}
