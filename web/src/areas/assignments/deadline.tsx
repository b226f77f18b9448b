import type { AssignmentSummary } from '@contract/production/assignment';
import { useState } from 'react';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { formatMoment } from '../../ui/marks/format-time';
import { deadlineOf } from './deadline-of';

/** By when the contractor must act, and whether that time is past. */
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
