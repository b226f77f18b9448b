import type { StaffAssignment } from '@contract/production/assignment';
import { formatCents } from '@contract/pricing/money';
import type { FileEntry } from '@contract/quoting/thread';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useT } from '../../lib/text/strings';
import { useLocale } from '../../lib/text/locale';
import { withMessage } from '../../lib/http/query-string';
import { AssignmentStatus } from '../../ui/marks/document-status';
import { Loaded } from '../../ui/tables/listed';
import { Modal } from '../../ui/layout/modal';
import { TitleBlock } from '../../ui/layout/page-head';
import { AssignmentThread, SubmittedResults } from './assignment-thread';
import { DateDialog } from './date-dialog';
import { Deadline } from './deadline';
import { ReleaseForm } from './release-form';
import { oneWorkQuery, showWork, workPath } from './assignments-query';
import { assignmentFlow, openAssignmentStatuses, staffAssignmentTransitions } from '@contract/states/assignment';
import { useState } from 'react';
import { TransitionDialog } from '../../ui/forms/transition-dialog';
import { type Transitionable, usePerform } from '../../documents/transitions/use-perform';

type WorkDialogProps = {
  id: string;
  /** The API's path of the quote or order, below which its files are. */ filesPath: string;
  /** The files that can be released to contractors. */ files: readonly FileEntry[];
  onClose: () => void;
};

/** Shows one contractor's assignment as staff decide on it: terms, transitions, results, files and notes. */
export function WorkDialog({ id, filesPath, files, onClose }: WorkDialogProps) {
  const t = useT();
  const query = useQuery(oneWorkQuery(id));
  return (
    <Modal title={query.data?.title ?? t('assignment')} wide onClose={onClose}>
      <Loaded query={query}>{(work) => <Work work={work} filesPath={filesPath} files={files} />}</Loaded>
      <button type="button" className="button" onClick={onClose}>
        {t('work.close')}
      </button>
    </Modal>
  );
}

function Work({ work, filesPath, files }: { work: StaffAssignment; filesPath: string; files: readonly FileEntry[] }) {
  const t = useT();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const onView = (next: StaffAssignment) => showWork(queryClient, next);
  const path = workPath(work.id);
  const { contractor, terms, status, reworks, brief } = work;
  return (
    <div className="stack">
      <div className="row">
        <AssignmentStatus status={status} />
        <Deadline assignment={work} />
      </div>
      <TitleBlock
        columns={4}
        facts={[
          { name: t('work.contractor'), value: contractor.name },
          { name: t('assignment.price'), value: terms ? formatCents(terms.price, locale) : t('assignment.open-terms') },
          { name: t('assignment.days'), value: terms?.days ?? '–' },
          { name: t('work.reworks'), value: reworks },
        ]}
      />
      <p className="message-text">{brief}</p>
      <AssignmentTransitions work={{ path, view: work, onView }} />
      <SubmittedResults results={work.results} path={path} />
      <ReleaseForm key={work.files.length} work={work} path={filesPath} files={files} onView={onView} />
      <AssignmentThread path={path} messages={work.messages} viewer="staff" onMessage={(message) => onView(withMessage(work, message))} />
    </div>
  );
}

const transitions = ['assign', ...staffAssignmentTransitions] as const;
type AssignmentTransition = (typeof transitions)[number];

const forward: readonly AssignmentTransition[] = ['assign', 'approve'];

/** Shows the transitions that staff may perform on a contractor's assignment now. */
function AssignmentTransitions({ work }: { work: Transitionable<StaffAssignment> }) {
  const t = useT();
  const [requested, setRequested] = useState<AssignmentTransition | null>(null);
  const [dating, setDating] = useState(false);
  const { transitions: possible, revision } = work.view;
  return (
    <div className="row">
      {transitions
        .filter((event) => possible.includes(event))
        .map((event) => (
          <button
            key={event}
            type="button"
            className={forward.includes(event) ? 'button primary small' : 'button small'}
            onClick={() => setRequested(event)}
          >
            {t(`assignment.event.${event}`)}
          </button>
        ))}
      {(openAssignmentStatuses as readonly string[]).includes(work.view.status) && (
        <button type="button" className="button small" onClick={() => setDating(true)}>
          {t('work.date')}
        </button>
      )}
      {dating && <DateDialog work={work} onClose={() => setDating(false)} />}
      {requested && (
        <TransitionWithNote key={`${requested} ${revision}`} work={work} event={requested} onClose={() => setRequested(null)} />
      )}
    </div>
  );
}

type TransitionWithNoteProps = { work: Transitionable<StaffAssignment>; event: AssignmentTransition; onClose: () => void };

function TransitionWithNote({ work, event, onClose }: TransitionWithNoteProps) {
  const t = useT();
  const perform = usePerform(work, `assignment.${event}`);
  const { status, contractor } = work.view;
  const text = assignmentFlow[status][event]?.text;
  return (
    <TransitionDialog
      title={t(`assignment.event.${event}`)}
      text={t(`work.${event}.text`, { name: contractor.name })}
      note={text && { label: t('work.note'), required: text === 'required' }}
      danger={event === 'withdraw'}
      onSend={(note) => perform({ text: note })}
      onClose={onClose}
    />
  );
}
