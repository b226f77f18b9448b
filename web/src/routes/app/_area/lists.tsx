import { createFileRoute } from '@tanstack/react-router';
import { CartListsPage, cartListsQuery } from '../../../areas/quotes/customer/cart-lists-page';

export const Route = createFileRoute('/app/_area/lists')({
  staticData: { strings: ['quotes'] },
  loader: ({ context }) => void context.queryClient.prefetchInfiniteQuery(cartListsQuery()),
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('portal.title', { page: context.t('cart-lists') }) }] }),
  component: CartListsPage,
});
