import type { Site } from '@contract/site';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { CartBadge } from '../features/configurator/cart-badge';
import { FailurePage } from '../features/shell/failure-page';
import { PublicFrame } from '../features/shell/public-frame';
import { get } from '../lib/http';
import { organizationJsonLd } from '../lib/seo';
import { Drawing } from '../ui/drawing';

export const Route = createFileRoute('/_public')({
  loader: ({ context }) => get<Site>('/api/site', { locale: context.locale }),
  head: ({ loaderData: site, match, matches }) => {
    const isMissing = matches.some(({ status }) => status === 'notFound');
    const title = isMissing ? match.context.t('missing.title') : (site?.brand ?? match.context.t('failure.title'));
    return { meta: [{ title }, ...(site ? [{ 'script:ld+json': organizationJsonLd(site, match.context.origin) }] : [])] };
  },
  component: PublicLayout,
  errorComponent: LayoutFailure,
});

function PublicLayout() {
  return (
    <PublicFrame site={Route.useLoaderData()} badge={<CartBadge />} drawing={(name) => <Drawing name={name} />}>
      <Outlet />
    </PublicFrame>
  );
}

/** Without the site's data there is no frame to show the failure in. */
function LayoutFailure() {
  return (
    <main>
      <FailurePage />
    </main>
  );
}
