import { Problem } from '@contract/problem';
import type { Quote } from '@contract/quote';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { headOfParts } from '../../lib/head-of-parts';
import { GuestQuote } from '../../features/quotes/guest-quote';
import { GuestQuoteFailed } from '../../features/quotes/guest-quote-failed';
import { GuestQuoteMissing } from '../../features/quotes/guest-quote-missing';
import { getPage } from '../../lib/content';
import { withParts } from '../../lib/page-parts';
import type { RouterContext } from '../../router';

export const Route = createFileRoute('/_public/angebot/$token')({
  staticData: { strings: ['configurator', 'quotes', 'problem'] },
  loader: async ({ context, params }) => {
    const quote = await getPage<Quote>(`/api/guest/${encodeURIComponent(params.token)}`, {}).catch(leadToAccount);
    return withParts({ quote }, { head: guestHead(quote, context) });
  },
  head: headOfParts,
  component: () => <GuestQuote quote={Route.useLoaderData().quote} token={Route.useParams().token} />,
  notFoundComponent: GuestQuoteMissing,
  errorComponent: GuestQuoteError,
});

function GuestQuoteError() {
  const router = useRouter();
  return <GuestQuoteFailed onRetry={() => void router.invalidate()} />;
}

/** A quote that has joined an account is seen there. */
function leadToAccount(failure: unknown): never {
  if (!(failure instanceof Problem) || failure.code !== 'quote.joined-account') throw failure;
  const page = `/app/quotes/${failure.data.quoteId}`;
  throw redirect({ href: `/app/login?returnTo=${encodeURIComponent(page)}`, reloadDocument: true });
}

/** The address is a key: it must be neither listed nor handed on. */
const guestHead = ({ number }: Quote, { t }: RouterContext) => ({
  meta: [
    { title: t('guest.title', { number }) },
    { name: 'description', content: t('guest.description') },
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: 'no-referrer' },
  ],
});
