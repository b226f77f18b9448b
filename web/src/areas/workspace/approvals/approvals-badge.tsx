import { useInfiniteQuery } from '@tanstack/react-query';
import { rowsOf } from '../../../lib/http/query-string';
import { useT } from '../../../lib/text/strings';
import { approvalsQuery } from './approval-queries';

/** Shows super admins the number of approvals that wait for a decision, of the newest page. */
export function ApprovalsBadge() {
  const t = useT();
  const { data, hasNextPage } = useInfiniteQuery(approvalsQuery({ status: 'asked' }));
  const count = data ? rowsOf(data).length : 0;
  if (count === 0) return null;
  return (
    <span className="badge">
      {count}
      {hasNextPage && '+'}
      <span className="visually-hidden"> {t('approval.waiting')}</span>
    </span>
  );
}
