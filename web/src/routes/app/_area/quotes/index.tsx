import { createFileRoute } from '@tanstack/react-router';
import { QuoteList } from '../../../../areas/quotes/customer/quote-list';
import { quotesQuery, quoteFilterOf } from '../../../../areas/workspace/customer-queries';

export const Route = createFileRoute('/app/_area/quotes/')({
  staticData: { strings: ['quotes'] },
  validateSearch: quoteFilterOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(quotesQuery(deps)),
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('portal.title', { page: context.t('portal.quotes') }) }] }),
  component: QuotesRoute,
});

function QuotesRoute() {
  const navigate = Route.useNavigate();
  return <QuoteList filter={Route.useSearch()} onFilter={(search) => void navigate({ search, replace: true })} />;
}
