import type { Invoice, InvoiceSummary } from '@contract/billing/invoice';
import type { Page } from '@contract/list';
import type { Order } from '@contract/production/order';
import { Problem } from '@contract/problem';
import type { Quote } from '@contract/quoting/quote';
import type { QuoteView } from '@contract/quoting/offer';
import { createFileRoute, notFound, redirect, useRouter } from '@tanstack/react-router';
import { GuestWorkspace } from '../../documents/quotes/guest-workspace';
import { GuestQuoteFailed, GuestQuoteMissing } from '../../documents/quotes/guest-quote';
import { getPage } from '../../lib/http/content';
import { headOfPage, withStaticSections } from '../../lib/head/static-sections';
import type { RouterContext } from '../../router';

export const Route = createFileRoute('/_public/angebot/$token')({
  staticData: { strings: ['configurator', 'quotes', 'offers', 'orders', 'invoices', 'problem', 'work-problem'] },
  loader: async ({ context, params }) => {
    const path = pathOf(params.token);
    const quote = await getPage<QuoteView>(path, {}).catch(followRedirect);
    const order = quote.orderId ? await getPage<Order>(`${path}/order`, {}) : null;
    const invoices = order ? await invoicesOf(path) : [];
    return withStaticSections({ quote, order, invoices }, { head: guestHead(quote, context) });
  },
  head: headOfPage,
  component: GuestRoute,
  notFoundComponent: ({ data }) => <GuestQuoteMissing isReplaced={isReplacedLink(data)} />,
  errorComponent: GuestQuoteError,
});

const isReplacedLink = (data: unknown): boolean => typeof data === 'object' && data !== null && 'isReplaced' in data;

const pathOf = (token: string): string => `/api/guest/${encodeURIComponent(token)}`;

/** Reads the invoices of the order, newest first: one order has few. */
async function invoicesOf(path: string): Promise<Invoice[]> {
  const { items } = await getPage<Page<InvoiceSummary>>(`${path}/invoices`, {});
  return Promise.all(items.map(({ id }) => getPage<Invoice>(`${path}/invoices/${encodeURIComponent(id)}`, {})));
}

function GuestRoute() {
  const { quote, order, invoices } = Route.useLoaderData();
  return <GuestWorkspace quote={quote} order={order} invoices={invoices} path={pathOf(Route.useParams().token)} />;
}

function GuestQuoteError() {
  const router = useRouter();
  return <GuestQuoteFailed onRetry={() => void router.invalidate()} />;
}

/**
 * Leads on from a link that no longer shows its quote: one that has joined an account is seen there; a link that a newer offer replaced
 * says so.
 */
function followRedirect(failure: unknown): never {
  if (!(failure instanceof Problem)) throw failure;
  if (failure.code === 'quote.link-superseded') throw notFound({ data: { isReplaced: true } });
  if (failure.code !== 'quote.joined-account') throw failure;
  const page = `/app/quotes/${failure.data.quoteId}`;
  throw redirect({ href: `/app/login?returnTo=${encodeURIComponent(page)}`, reloadDocument: true });
}

/** Returns the head of a guest's page, whose address is a key: it must be neither listed nor handed on. */
const guestHead = ({ number }: Quote, { t }: RouterContext) => ({
  meta: [
    { title: t('guest.title', { number }) },
    { name: 'description', content: t('guest.description') },
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: 'no-referrer' },
  ],
});
