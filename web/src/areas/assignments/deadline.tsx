import type { AssignmentSummary } from '@contract/production/assignment';
import { useState } from 'react';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { formatMoment } from '../../lib/text/format';

/** Shows by when the contractor must act, and whether that time is past. */
export function Deadline({ assignment }: { assignment: Pick<AssignmentSummary, 'status' | 'answerBy' | 'dueAt'> }) {
  const t = useT();
  const locale = useLocale();
  const [nowMs] = useState(() => Date.now());
  const deadline = deadlineOf(assignment);
  if (!deadline) return <span className="muted">–</span>;
  const isLate = Date.parse(deadline.at) < nowMs;
  return (
    <span className={isLate ? 'small nowrap late' : 'small nowrap'}>
      {t(deadline.name)} {formatMoment(deadline.at, locale)} {isLate && <b>{t('assignment.late')}</b>}
    </span>
  );
}

type Timed = Pick<AssignmentSummary, 'status' | 'answerBy' | 'dueAt'>;

/** Returns the contractor's next deadline and what it is for; null when nothing waits for them. */
export function deadlineOf({ status, answerBy, dueAt }: Timed): { name: 'assignment.answer-by' | 'assignment.due'; at: string } | null {
  if (status === 'offered') return answerBy ? { name: 'assignment.answer-by', at: answerBy } : null;
  const isWorkedOn = status === 'assigned' || status === 'in_progress' || status === 'rework';
  return isWorkedOn && dueAt ? { name: 'assignment.due', at: dueAt } : null;
}

const deadlineMs = (assignment: Timed): number => {
  const deadline = deadlineOf(assignment);
  return deadline ? Date.parse(deadline.at) : Number.MAX_SAFE_INTEGER;
};

/** Sorts the most urgent first; what has no time comes last. */
export const byUrgency = <T extends Timed>(assignments: readonly T[]): T[] =>
  assignments.toSorted((one, other) => deadlineMs(one) - deadlineMs(other));
