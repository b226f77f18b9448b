import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useSession } from '../../../../areas/sign-in/session/session';
import { MessageThread } from '../../../../documents/messages/message-thread';
import { QuoteOrder, QuotePage } from '../../../../areas/quotes/customer/quote-page';
import { quotePath, quoteQuery, showQuote } from '../../../../areas/workspace/customer-queries';
import { QuoteWorkspace } from '../../../../documents/quotes/quote-workspace';
import { QuoteMissing } from '../../../../documents/quotes/guest-quote';
import { withMessage } from '../../../../lib/http/query-string';
import { RouteFailure } from '../../../../ui/feedback/problem-note';
import { Skeleton } from '../../../../ui/feedback/loading';

export const Route = createFileRoute('/app/_area/quotes/$id')({
  staticData: { strings: ['quotes', 'offers', 'configurator'] },
  loader: ({ context, params }) => context.queryClient.ensureQueryData(quoteQuery(params.id)),
  head: ({ loaderData: quote, match: { context } }) => ({
    meta: [{ title: context.t('portal.title', { page: quote?.number ?? context.t('quote.missing.title') }) }],
  }),
  component: QuoteRoute,
  pendingComponent: () => <Skeleton lines={9} />,
  notFoundComponent: () => <QuoteMissing listPath="/app/quotes" />,
  errorComponent: RouteFailure,
});

function QuoteRoute() {
  const queryClient = useQueryClient();
  const navigate = Route.useNavigate();
  const onOrdered = useCallback((id: string) => void navigate({ to: '/app/orders/$id/placed', params: { id }, replace: true }), [navigate]);
  const { account } = useSession(Route.useRouteContext().session);
  const { data: view } = useSuspenseQuery(quoteQuery(Route.useParams().id));
  const path = quotePath(view.id);
  return (
    <QuotePage quote={view}>
      <QuoteWorkspace
        quote={{ path, view, onView: (next) => showQuote(queryClient, next) }}
        known={account ?? undefined}
        onOrdered={onOrdered}
        thread={
          <MessageThread
            threadId={view.id}
            path={path}
            messages={view.messages}
            onMessage={(message) => showQuote(queryClient, withMessage(view, message))}
          />
        }
        order={view.orderId && <QuoteOrder id={view.orderId} />}
      />
    </QuotePage>
  );
}
