import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useT } from '../../lib/text/strings';
import { AssignmentWorkspace } from './assignment-workspace';
import { assignmentPath, assignmentQuery, showAssignment } from './assignments-query';
import type { Assignment, AssignmentStage } from '@contract/production/assignment';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AssignmentStatus } from '../../ui/marks/document-status';
import { PageHead } from '../../ui/layout/page-head';
import { Deadline, deadlineOf } from './deadline';
import { EmptySheet } from '../../ui/feedback/empty-sheet';

/** Shows one assignment of the contractor's own, request or work. */
export function AssignmentView({ id }: { id: string }) {
  const queryClient = useQueryClient();
  const { data: view } = useSuspenseQuery(assignmentQuery(id));
  return (
    <AssignmentPage assignment={view}>
      <AssignmentWorkspace assignment={{ path: assignmentPath(view.id), view, onView: (next) => showAssignment(queryClient, next) }} />
    </AssignmentPage>
  );
}

type AssignmentPageProps = { assignment: Assignment; /** The workspace with everything about it. */ children: ReactNode };

/** Returns the list an assignment belongs to: requests until it was assigned, then orders. */
const stageOf = ({ assignedAt }: Pick<Assignment, 'assignedAt'>): AssignmentStage => (assignedAt ? 'orders' : 'quotes');

/** The page around one assignment of the contractor's own. */
function AssignmentPage({ assignment, children }: AssignmentPageProps) {
  const t = useT();
  const stage = stageOf(assignment);
  const above = (
    <nav className="breadcrumb" aria-label={t('assignment.breadcrumb')}>
      <Link to={`/contractor/${stage}`} search={{}} activeOptions={{ exact: true }}>
        {t(`contractor.${stage}`)}
      </Link>
      <span aria-hidden="true">/</span>
      <span>{assignment.number}</span>
    </nav>
  );
  const below = (
    <div className="row quote-state">
      <AssignmentStatus status={assignment.status} />
      {deadlineOf(assignment) && <Deadline assignment={assignment} />}
    </div>
  );
  return (
    <>
      <PageHead title={assignment.title} above={above} below={below} />
      {children}
    </>
  );
}

/** Shows that there is no such assignment; somebody else's looks the same. */
export function AssignmentMissing() {
  const t = useT();
  return (
    <div className="missing-quote">
      <EmptySheet level={1} title={t('assignment.missing.title')} text={t('assignment.missing.text')}>
        <Link className="button primary" to="/contractor/dashboard">
          {t('assignment.missing.list')}
        </Link>
      </EmptySheet>
    </div>
  );
}
