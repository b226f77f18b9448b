import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { ReachCustomer } from '../../../../features/admin/reach-customer';
import { staffQuotePath, staffQuoteQuery } from '../../../../features/admin/staff-queries';
import { StaffQuotePage } from '../../../../features/admin/staff-quote-page';
import { QuoteContact } from '../../../../features/quotes/quote-contact';
import { QuoteMissing } from '../../../../features/quotes/quote-missing';
import { QuoteSheet } from '../../../../features/quotes/quote-sheet';
import { LoadFailure } from '../../../../ui/load-failure';
import { Skeleton } from '../../../../ui/skeleton';

export const Route = createFileRoute('/admin/_area/quotes/$id')({
  staticData: { strings: ['quotes', 'configurator'] },
  loader: ({ context, params }) => context.queryClient.ensureQueryData(staffQuoteQuery(params.id)),
  head: ({ loaderData: quote, match: { context } }) => ({
    meta: [{ title: context.t('admin.title', { page: quote?.number ?? context.t('quote.missing.title') }) }],
  }),
  component: StaffQuoteRoute,
  pendingComponent: () => <Skeleton lines={9} />,
  notFoundComponent: () => <QuoteMissing listPath="/admin/quotes" />,
  errorComponent: StaffQuoteFailed,
});

function StaffQuoteRoute() {
  const { data: quote } = useSuspenseQuery(staffQuoteQuery(Route.useParams().id));
  return (
    <StaffQuotePage quote={quote}>
      <QuoteSheet quote={quote} path={staffQuotePath(quote.id)}>
        <QuoteContact contact={quote.contact} title={Route.useRouteContext().t('admin.quote.contact')}>
          <ReachCustomer contact={quote.contact} number={quote.number} />
        </QuoteContact>
      </QuoteSheet>
    </StaffQuotePage>
  );
}

function StaffQuoteFailed() {
  const router = useRouter();
  return <LoadFailure onRetry={() => void router.invalidate()} />;
}
