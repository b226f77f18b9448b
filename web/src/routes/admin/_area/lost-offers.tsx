import { createFileRoute } from '@tanstack/react-router';
import { LostOffersPage } from '../../../areas/dashboards/staff/lost-offers-page';
import { lostOffersQuery, type LostPeriod } from '../../../areas/workspace/lost-offers';
import { dayOf } from '../../../lib/http/query-string';

export const Route = createFileRoute('/admin/_area/lost-offers')({
  validateSearch: ({ from, to }: Record<string, unknown>): LostPeriod => ({ from: dayOf(from), to: dayOf(to) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(lostOffersQuery(deps)),
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('admin.title', { page: context.t('lost.title') }) }] }),
  component: LostOffersRoute,
});

function LostOffersRoute() {
  const navigate = Route.useNavigate();
  return <LostOffersPage period={Route.useSearch()} onPeriod={(search: LostPeriod) => void navigate({ search })} />;
}
