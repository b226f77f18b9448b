import type { Assignment } from '@contract/production/assignment';
import { useT } from '../../lib/strings';
import { withMessage } from '../../lib/with-message';
import { Desk } from '../../ui/layout/desk';
import { History } from '../../ui/layout/history';
import { Panel } from '../../ui/layout/panel';
import type { Movable } from '../../documents/transitions/use-move';
import { AssignmentDecision } from './assignment-decision';
import { AssignmentFiles } from './assignment-files';
import { AssignmentProgress } from './assignment-progress';
import { AssignmentThread } from './assignment-thread';
import { SubmissionForm } from './submission-form';
import { SubmittedResults } from './submitted-results';
import { WorkScope } from './work-scope';

/** An assignment as its contractor works on it: task, files in, results out; whose turn it is and what happened beside. */
export function AssignmentDesk({ assignment }: { assignment: Movable<Assignment> }) {
  const t = useT();
  const { view, path, onView } = assignment;
  return (
    <>
      <AssignmentProgress status={view.status} />
      <Desk
        decision={<AssignmentDecision assignment={assignment} />}
        decisionFirst={view.status !== 'offered'}
        aside={
          <>
            <AssignmentThread
              path={path}
              messages={view.messages}
              viewer="contractor"
              onMessage={(message) => onView(withMessage(view, message))}
            />
            <History timeline={view.timeline} next={[]} />
          </>
        }
      >
        <Panel title={t('assignment.brief')}>
          <p className="message-text">{view.brief}</p>
        </Panel>
        <WorkScope drawing={view.drawing} lines={view.lines} />
        <AssignmentFiles files={view.files} path={path} />
        <SubmissionForm assignment={assignment} />
        <SubmittedResults results={view.results} path={path} />
      </Desk>
    </>
  );
}
