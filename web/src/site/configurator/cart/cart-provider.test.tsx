import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useToast } from '../../../ui/feedback/toasts';
import { CartProvider } from './cart-provider';
import { useCart } from './use-cart';
import { useCartStore } from './cart-store';

const Cart = () => (useCart(), null);
const Store = () => (useCartStore(), null);
const Toast = () => (useToast(), null);

test('a developer who forgets a provider reads which one (spec §5, §9)', () => {
  expect(() => renderToString(<Cart />)).toThrow('useCart must be used within a CartProvider');
  expect(() => renderToString(<Toast />)).toThrow('useToast must be used within a ToastProvider');
});

test('within its provider the cart is there', () => {
  const within = <CartProvider>{<Store />}</CartProvider>;
  expect(renderToString(within)).toBe('');
});
