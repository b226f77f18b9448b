import { createFileRoute } from '@tanstack/react-router';
import { SecurityList } from '../../../../areas/audit/security-list';
import { type SecurityFilter, securityFilterOf, securityQuery } from '../../../../areas/audit/security-query';

export const Route = createFileRoute('/admin/_area/audit/security')({
  staticData: { strings: ['audit'] },
  validateSearch: securityFilterOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchInfiniteQuery(securityQuery(deps)),
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('admin.title', { page: context.t('security') }) }] }),
  component: SecurityRoute,
});

function SecurityRoute() {
  const navigate = Route.useNavigate();
  return <SecurityList filter={Route.useSearch()} onFilter={(search: SecurityFilter) => void navigate({ search })} />;
}
