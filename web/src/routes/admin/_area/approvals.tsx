import { type ApprovalStatus, approvalStatuses } from '@contract/states/approval';
import { createFileRoute } from '@tanstack/react-router';
import { ApprovalList } from '../../../areas/approvals/approval-list';
import { useSession } from '../../../areas/sign-in/session/session';
import { approvalsQuery } from '../../../areas/workspace/approvals/approval-queries';
import { choiceOf } from '../../../lib/http/query-string';

const filterOf = ({ status }: Record<string, unknown>): { status?: ApprovalStatus } => ({ status: choiceOf(approvalStatuses, status) });

export const Route = createFileRoute('/admin/_area/approvals')({
  validateSearch: filterOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { status } }) => void queryClient.prefetchInfiniteQuery(approvalsQuery({ status })),
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('admin.title', { page: context.t('approval.list') }) }] }),
  component: ApprovalsRoute,
});

function ApprovalsRoute() {
  const { session } = Route.useRouteContext();
  const { userRole } = useSession(session);
  return <ApprovalList status={Route.useSearch().status} role={userRole} />;
}
