import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { CartProvider } from '../site/configurator/cart/cart-provider';
import type { RouterContext } from '../router';
import { ToastProvider } from '../ui/feedback/toasts';

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { strings: ['shell'] },
  beforeLoad: ({ context, matches }) =>
    context.strings.load(matches.flatMap(({ staticData: { strings = [], sectionStrings = [] } }) => [...strings, ...sectionStrings])),
  head: ({ match }) => ({ meta: [{ title: match.context.t('failure.title') }] }),
  component: Root,
});

function Root() {
  return (
    <ToastProvider>
      <CartProvider>
        <Outlet />
      </CartProvider>
    </ToastProvider>
  );
}
