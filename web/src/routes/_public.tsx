import type { Consent } from '@contract/consent';
import type { Site } from '@contract/content/site';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { CartBadge } from '../site/configurator/cart/cart-badge';
import { FailurePage } from '../site/shell/dead-end';
import { SearchOpener } from '../site/search/search-opener';
import { PublicFrame } from '../site/shell/public-frame';
import { get } from '../lib/http/http';

export const Route = createFileRoute('/_public')({
  // Every public page needs the component, so that only the loader is split off.
  codeSplitGroupings: [['loader']],
  staticData: { sectionStrings: ['consent'] },
  loader: async ({ context, location }) => {
    const { locale } = context;
    const [{ frameSections }, { consentNotices }, site, consent] = await Promise.all([
      import('../site/shell/frame-sections'),
      import('../site/consent/consent-notices'),
      get<Site>('/api/site', { locale }),
      get<Consent>('/api/consent', { locale }),
    ]);
    return frameSections({ site, path: location.pathname, consent, notices: consentNotices(consent) }, context);
  },
  head: ({ loaderData, match, matches }) => {
    const isMissing = matches.some(({ status }) => status === 'notFound');
    return { meta: [{ title: isMissing ? match.context.t('missing.title') : (loaderData?.brand ?? match.context.t('failure.title')) }] };
  },
  component: PublicLayout,
  errorComponent: LayoutFailure,
});

function PublicLayout() {
  return (
    <PublicFrame sections={Route.useLoaderData().sections} badge={<CartBadge />}>
      <Outlet />
      <SearchOpener />
    </PublicFrame>
  );
}

/** Shows a failure without the frame, which needs the site's data. */
function LayoutFailure() {
  return (
    <main>
      <FailurePage />
    </main>
  );
}
