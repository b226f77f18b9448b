import type { AssignmentStatus } from '@contract/states/assignment';
import { useT } from '../../lib/strings';
import { ProgressChain } from '../../ui/marks/progress-chain';

/** The step an assignment is at; null where its way is broken off. */
const stepAt: Record<AssignmentStatus, number | null> = {
  offered: 0,
  bid: 1,
  assigned: 1,
  in_progress: 2,
  rework: 2,
  submitted: 3,
  approved: 5,
  declined: null,
  rejected: null,
  expired: null,
  withdrawn: null,
};

/** The way of an assignment that goes well: a price is given until it is assigned. */
const stepsOf = (status: AssignmentStatus) =>
  ['offered', status === 'offered' || status === 'bid' ? 'bid' : 'assigned', 'in_progress', 'submitted', 'approved'] as const;

/** How far an assignment is; nothing where it goes nowhere. */
export function AssignmentProgress({ status }: { status: AssignmentStatus }) {
  const t = useT();
  const at = stepAt[status];
  if (at === null) return null;
  return (
    <section className="panel order-progress" aria-label={t('assignment.progress')}>
      <ProgressChain steps={stepsOf(status).map((step) => t(`assignment.status.${step}`))} at={at} />
    </section>
  );
}
