import type { Approval } from '@contract/people/approval';
import { type ApprovalStatus as Status, approvalStatuses } from '@contract/states/approval';
import type { Role } from '@contract/people/roles';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatMoment } from '../../lib/text/format';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { EmptySheet } from '../../ui/feedback/empty-sheet';
import { PageHead } from '../../ui/layout/page-head';
import { Listed } from '../../ui/tables/listed';
import { approvalsQuery } from '../workspace/approvals/approval-queries';
import { ApprovalSheet, ApprovalStatus } from '../workspace/approvals/approval-sheet';

/** A list of what staff asked for, with a filter by status. */
export function ApprovalList({ status, role }: { status: Status | undefined; role: Role | null }) {
  const t = useT();
  const query = useInfiniteQuery(approvalsQuery({ status }));
  return (
    <>
      <PageHead title={t('approval.list')} />
      <div className="filter-bar">
        <nav className="segments-scroll" aria-label={t('approval.list.statuses')}>
          <div className="segments">
            {[undefined, ...approvalStatuses].map((shown) => (
              <Link key={shown ?? 'all'} to="/admin/approvals" search={{ status: shown }} activeOptions={{ exact: true }}>
                {shown ? t(`approval.status.${shown}`) : t('approval.list.all')}
              </Link>
            ))}
          </div>
        </nav>
      </div>
      <Listed
        query={query}
        lines={8}
        none={<EmptySheet title={t('approval.list.none')} text={t('approval.list.none.text')} />}
        count={(count) => t('approval.list.count', { count })}
      >
        {(approvals) => (
          <ul className="message-list">
            {approvals.map((approval) => (
              <ApprovalEntry key={approval.id} approval={approval} role={role} />
            ))}
          </ul>
        )}
      </Listed>
    </>
  );
}

function ApprovalEntry({ approval, role }: { approval: Approval; role: Role | null }) {
  const t = useT();
  const { kind, subject, askedAt, askedBy } = approval;
  const locale = useLocale();
  return (
    <li>
      <details className="message">
        <summary>
          <b>
            {subject.label} {askedBy}
          </b>
          <span>{t(`approval.kind.${kind}`)}</span>
          <time className="mono extra-small muted" dateTime={askedAt}>
            {formatMoment(askedAt, locale)}
          </time>
          <ApprovalStatus approval={approval} />
        </summary>
        <div className="message-body">
          <Link className="link" to={`/admin/${subject.page}/$id`} params={{ id: subject.id }}>
            {t('approval.open', { number: subject.label })}
          </Link>
          <ApprovalSheet approval={approval} role={role} />
        </div>
      </details>
    </li>
  );
}
