import type { Quote } from '@contract/quote';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { GuestQuote } from '../../features/quotes/guest-quote';
import { GuestQuoteFailed } from '../../features/quotes/guest-quote-failed';
import { GuestQuoteMissing } from '../../features/quotes/guest-quote-missing';
import { getPage } from '../../lib/content';

export const Route = createFileRoute('/_public/angebot/$token')({
  staticData: { strings: ['configurator', 'quotes', 'problem'] },
  loader: ({ params }) => getPage<Quote>(`/api/guest/${encodeURIComponent(params.token)}`, {}),
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
