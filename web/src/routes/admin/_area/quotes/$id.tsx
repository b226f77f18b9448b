import type { Message } from '@contract/quoting/thread';
import { quoteFlow } from '@contract/states/quote';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { QuoteTransitions, SentOffers, StaffQuotePage } from '../../../../areas/quotes/staff/staff-quote-page';
import { ReachCustomer } from '../../../../areas/workspace/reach-customer';
import { showStaffQuote, staffQuotePath, staffQuoteQuery } from '../../../../areas/workspace/staff-queries';
import { useWorkCost } from '../../../../areas/assignments/work-cost';
import { WorkPanel } from '../../../../areas/assignments/work-panel';
import { useSession } from '../../../../areas/sign-in/session/session';
import { LineThread, MessageThread } from '../../../../documents/messages/message-thread';
import { OfferEditor } from '../../../../areas/quotes/offer-editor/offer-editor';
import { OfferSources } from '../../../../areas/quotes/offer-editor/offer-sources';
import { QuoteContact, filesOf, QuoteFiles } from '../../../../documents/quotes/quote-files';
import { QuoteHistory, RequestSheet } from '../../../../documents/quotes/request-sheet';
import { QuoteMissing } from '../../../../documents/quotes/guest-quote';
import { withMessage } from '../../../../lib/http/query-string';
import { RouteFailure } from '../../../../ui/feedback/problem-note';
import { Skeleton } from '../../../../ui/feedback/loading';

export const Route = createFileRoute('/admin/_area/quotes/$id')({
  staticData: { strings: ['quotes', 'offers', 'offer-editor', 'invoices', 'configurator', 'assignments', 'orders'] },
  loader: ({ context, params }) => context.queryClient.ensureQueryData(staffQuoteQuery(params.id)),
  head: ({ loaderData: quote, match: { context } }) => ({
    meta: [{ title: context.t('admin.title', { page: quote?.number ?? context.t('quote.missing.title') }) }],
  }),
  component: StaffQuoteRoute,
  pendingComponent: () => <Skeleton lines={9} />,
  notFoundComponent: () => <QuoteMissing listPath="/admin/quotes" />,
  errorComponent: RouteFailure,
});

function StaffQuoteRoute() {
  const queryClient = useQueryClient();
  const { session, t } = Route.useRouteContext();
  const { userRole } = useSession(session);
  const query = staffQuoteQuery(Route.useParams().id);
  const { data: quote } = useSuspenseQuery(query);
  const path = staffQuotePath(quote.id);
  const onView = (view: typeof quote) => showStaffQuote(queryClient, view);
  const cost = useWorkCost(quote.id);
  const plannedCost = cost.agreed ?? cost.planned;
  const isPriced = Boolean(quoteFlow[quote.status].offer) || Boolean(quoteFlow[quote.status].review);
  const releasable = [...filesOf(quote), ...quote.messages.flatMap(({ files }) => files)];
  const sources = [...filesOf(quote), ...quote.messages.flatMap(({ from, files }) => (from === 'customer' ? files : []))];
  const known = quote.offers[0]?.document.lines.map(({ key }) => key) ?? quote.lines.map((_line, index) => String(index + 1));
  const thread = {
    threadId: quote.id,
    path,
    messages: quote.messages,
    viewer: 'staff',
    onMessage: (message: Message) => onView(withMessage(quote, message)),
  } as const;
  const workbench = isPriced && (
    <OfferEditor
      key={quote.id}
      quote={quote}
      path={path}
      plannedCost={plannedCost}
      role={userRole}
      sources={<OfferSources files={sources} path={path} />}
      threadOf={(line) => known.includes(line) && <LineThread {...thread} line={line} />}
      onView={onView}
      onLatest={() => queryClient.fetchQuery({ ...query, staleTime: 0 })}
    />
  );
  const side = (
    <>
      <QuoteContact contact={quote.contact} title={t('admin.quote.contact')} forStaff>
        <ReachCustomer contact={quote.contact} number={quote.number} />
      </QuoteContact>
      <SentOffers offers={quote.offers} path={path} />
      <QuoteHistory quote={quote} forStaff />
    </>
  );
  return (
    <StaffQuotePage
      quote={quote}
      transitions={<QuoteTransitions quote={{ path, view: quote, onView }} role={userRole} />}
      workbench={workbench}
      side={side}
    >
      <WorkPanel quoteId={quote.id} path={path} ways={isPriced ? ['ask'] : []} files={releasable} />
      <RequestSheet quote={quote} />
      {!isPriced && <QuoteFiles lines={quote.lines} checks={quote.checks} path={path} />}
      <MessageThread {...thread} />
    </StaffQuotePage>
  );
}
