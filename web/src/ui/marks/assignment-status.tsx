import { assignmentStatusTone, type AssignmentStatus as Status } from '@contract/states/assignment';
import { useT } from '../../lib/text/strings';

/** Glyph and word of an assignment's state. */
export function AssignmentStatus({ status }: { status: Status }) {
  const t = useT();
  return <span className={`status ${assignmentStatusTone[status]}`}>{t(`assignment.status.${status}`)}</span>;
}
