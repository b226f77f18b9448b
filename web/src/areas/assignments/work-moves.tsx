import type { StaffAssignment } from '@contract/production/assignment';
import { assignmentFlow, staffAssignmentMoves } from '@contract/states/assignment';
import { eventsOf } from '@contract/states/transition';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../../ui/forms/move-dialog';
import { useMove, type Movable } from '../../documents/transitions/use-move';

const moves = ['assign', ...staffAssignmentMoves] as const;
type WorkMove = (typeof moves)[number];

const forward: readonly WorkMove[] = ['assign', 'approve'];

/** What staff may decide about a contractor's work now. Nothing is assigned before a price is known. */
export function WorkMoves({ work }: { work: Movable<StaffAssignment> }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<WorkMove | null>(null);
  const { status, terms, revision } = work.view;
  const possible: readonly string[] = eventsOf(assignmentFlow, status, 'staff');
  return (
    <div className="row">
      {moves
        .filter((event) => possible.includes(event) && (event !== 'assign' || terms))
        .map((event) => (
          <button
            key={event}
            type="button"
            className={forward.includes(event) ? 'button primary small' : 'button small'}
            onClick={() => setAsked(event)}
          >
            {t(`assignment.event.${event}`)}
          </button>
        ))}
      {asked && <AskedMove key={`${asked} ${revision}`} work={work} event={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

type AskedMoveProps = { work: Movable<StaffAssignment>; event: WorkMove; onClose: () => void };

function AskedMove({ work, event, onClose }: AskedMoveProps) {
  const { t } = useTranslation();
  const move = useMove(work, `assignment.${event}`);
  const { status, contractor } = work.view;
  const text = assignmentFlow[status][event]?.text;
  return (
    <MoveDialog
      title={t(`assignment.event.${event}`)}
      text={t(`work.${event}.text`, { name: contractor.name })}
      words={text && { label: t('work.words'), required: text === 'required' }}
      danger={event === 'withdraw'}
      onSend={(words) => move({ text: words })}
      onClose={onClose}
    />
  );
}
