import { Problem } from '@contract/problem';
import type { Quote } from '@contract/quote';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { GuestQuote } from '../../features/quotes/guest-quote';
import { GuestQuoteFailed } from '../../features/quotes/guest-quote-failed';
import { GuestQuoteMissing } from '../../features/quotes/guest-quote-missing';
import { getPage } from '../../lib/content';

export const Route = createFileRoute('/_public/angebot/$token')({
  staticData: { strings: ['configurator', 'quotes', 'problem'] },
  loader: ({ params }) => getPage<Quote>(`/api/guest/${encodeURIComponent(params.token)}`, {}).catch(leadToAccount),
  /** The address is a key: it must be neither listed nor handed on. */
  head: ({ loaderData: quote, match: { context } }) => ({
    meta: [
      { title: quote ? context.t('guest.title', { number: quote.number }) : context.t('guest.missing.title') },
      { name: 'description', content: context.t('guest.description') },
      { name: 'robots', content: 'noindex, nofollow' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: () => <GuestQuote quote={Route.useLoaderData()} token={Route.useParams().token} />,
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
