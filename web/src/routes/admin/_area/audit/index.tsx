import { createFileRoute } from '@tanstack/react-router';
import { type AuditFilter, auditFilterOf, auditQuery } from '../../../../areas/audit/audit-query';
import { AuditList } from '../../../../areas/audit/audit-list';

export const Route = createFileRoute('/admin/_area/audit/')({
  staticData: { strings: ['audit', 'offers', 'orders', 'assignments', 'invoices'] },
  validateSearch: auditFilterOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchInfiniteQuery(auditQuery(deps)),
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('admin.title', { page: context.t('audit') }) }] }),
  component: AuditRoute,
});

function AuditRoute() {
  const navigate = Route.useNavigate();
  return <AuditList filter={Route.useSearch()} onFilter={(search: AuditFilter) => void navigate({ search })} />;
}
