import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { QuotePage } from '../../../../features/portal/quote-page';
import { quotePath, quoteQuery } from '../../../../features/portal/quotes-query';
import { QuoteContact } from '../../../../features/quotes/quote-contact';
import { QuoteMissing } from '../../../../features/quotes/quote-missing';
import { QuoteNext } from '../../../../features/quotes/quote-next';
import { QuoteSheet } from '../../../../features/quotes/quote-sheet';
import { LoadFailure } from '../../../../ui/load-failure';
import { Skeleton } from '../../../../ui/skeleton';

export const Route = createFileRoute('/app/_area/quotes/$id')({
  staticData: { strings: ['quotes', 'configurator'] },
  loader: ({ context, params }) => context.queryClient.ensureQueryData(quoteQuery(params.id)),
  head: ({ loaderData: quote, match: { context } }) => ({
    meta: [{ title: context.t('portal.title', { page: quote?.number ?? context.t('quote.missing.title') }) }],
  }),
  component: QuoteRoute,
  pendingComponent: () => <Skeleton lines={9} />,
  notFoundComponent: () => <QuoteMissing listPath="/app/quotes" />,
  errorComponent: QuoteFailed,
});

function QuoteRoute() {
  const { data: quote } = useSuspenseQuery(quoteQuery(Route.useParams().id));
  return (
    <QuotePage quote={quote}>
      <QuoteSheet quote={quote} path={quotePath(quote.id)}>
        <QuoteNext quote={quote} />
        <QuoteContact contact={quote.contact} title={Route.useRouteContext().t('guest.contact')} />
      </QuoteSheet>
    </QuotePage>
  );
}

function QuoteFailed() {
  const router = useRouter();
  return <LoadFailure onRetry={() => void router.invalidate()} />;
}
