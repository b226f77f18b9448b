import type { Assignment } from '@contract/production/assignment';
import { Problem } from '@contract/problem';
import type { contractorAssignmentMoves } from '@contract/states/assignment';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../lib/strings';
import { Spinner } from '../../ui/feedback/spinner';
import { useToast } from '../../ui/feedback/toasts';
import { useMove, type Movable } from '../../documents/transitions/use-move';

const MoveDialog = lazy(() => import('../../ui/forms/move-dialog').then((module) => ({ default: module.MoveDialog })));

type ContractorMoveProps = { assignment: Movable<Assignment>; event: (typeof contractorAssignmentMoves)[number] };

/** Accepts work at a click; declining asks first, since it cannot be undone. */
export const ContractorMove = ({ assignment, event }: ContractorMoveProps) =>
  event === 'start' ? <StartButton assignment={assignment} /> : <DeclineButton assignment={assignment} />;

function StartButton({ assignment }: { assignment: Movable<Assignment> }) {
  const t = useT();
  const { work } = useToast();
  const [busy, setBusy] = useState(false);
  const move = useMove(assignment, 'assignment.start');
  const handleClick = async () => {
    setBusy(true);
    await move({}).catch((failure: unknown) => {
      const { code, data } = failure instanceof Problem ? failure : new Problem('server.failed');
      work.error(t(`problem.${code}`, data));
    });
    setBusy(false);
  };
  return (
    <button type="button" className="button primary full" disabled={busy} onClick={() => void handleClick()}>
      {busy && <Spinner />}
      {t('assignment.event.start')}
    </button>
  );
}

function DeclineButton({ assignment }: { assignment: Movable<Assignment> }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const move = useMove(assignment, 'assignment.decline');
  return (
    <>
      <button type="button" className="button full" onClick={() => setAsking(true)}>
        {t('assignment.event.decline')}
      </button>
      {asking && (
        <Suspense>
          <MoveDialog
            title={t('assignment.event.decline')}
            text={t('assignment.decline.text')}
            words={{ label: t('assignment.decline.label'), required: false }}
            danger
            onSend={(text) => move({ text })}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
