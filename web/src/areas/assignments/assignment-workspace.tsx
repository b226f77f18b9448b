import type { Assignment, Submission } from '@contract/production/assignment';
import { useT } from '../../lib/text/strings';
import { withMessage } from '../../lib/http/query-string';
import { Workspace, History } from '../../ui/layout/history';
import { Panel } from '../../ui/layout/panel';
import { type Transitionable, usePerform } from '../../documents/transitions/use-perform';
import { MarkBoard } from '../../documents/marks/mark-board';
import { AssignmentDecision } from './assignment-decision';
import { AssignmentThread, SubmittedResults } from './assignment-thread';
import type { FileEntry } from '@contract/quoting/thread';
import { useLocale } from '../../lib/text/locale';
import { DownloadList } from '../../downloads/download-list';
import { formatBytes } from '../../ui/marks/format-bytes';
import { countedText } from '../../lib/text/units';
import { Drawing } from '../../ui/marks/drawing';
import { assignmentFlow, type AssignmentStatus, openAssignmentStatuses } from '@contract/states/assignment';
import { ProgressChain } from '../../ui/marks/order-progress';
import { MAX_MESSAGE_LENGTH } from '@contract/states/transition';
import { useState } from 'react';
import { Field } from '../../ui/forms/field';
import { FieldMessage } from '../../ui/forms/field-message';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { Spinner } from '../../ui/feedback/loading';
import { useForm } from '../../ui/forms/use-form';
import { AttachmentList } from '../../uploads/attachment-list';
import { type Attachments, createAttachments } from '../../uploads/attachments';

/** An assignment as its contractor works on it: task, files in, results out; whose turn it is and what happened beside. */
export function AssignmentWorkspace({ assignment }: { assignment: Transitionable<Assignment> }) {
  const t = useT();
  const { view, path, onView } = assignment;
  return (
    <>
      <AssignmentProgress status={view.status} />
      <Workspace
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
        <MarkBoard
          document={assignment}
          marks={view.marks}
          files={[...view.results, ...view.files]}
          viewer="contractor"
          open={(openAssignmentStatuses as readonly AssignmentStatus[]).includes(view.status)}
        />
        <WorkScope drawing={view.drawing} lines={view.lines} />
        <AssignmentFiles files={view.files} path={path} />
        <SubmissionForm assignment={assignment} />
        <SubmittedResults results={view.results} path={path} />
      </Workspace>
    </>
  );
}

/** The files that were released for the work. */
function AssignmentFiles({ files, path }: { files: readonly FileEntry[]; path: string }) {
  const t = useT();
  const locale = useLocale();
  const total = files.reduce((bytes, { fileSize }) => bytes + fileSize, 0);
  const size = files.length > 0 && <span className="mono extra-small muted">{formatBytes(total, locale)}</span>;
  return (
    <Panel title={t('assignment.files')} aside={size}>
      {files.length === 0 ? <p className="muted">{t('assignment.files.none')}</p> : <DownloadList files={files} path={path} />}
    </Panel>
  );
}

/** Shows what is to be done, and how much of it. */
function WorkScope({ drawing, lines }: Pick<Assignment, 'drawing' | 'lines'>) {
  const t = useT();
  const locale = useLocale();
  return (
    <Panel title={t('assignment.scope')} flush>
      <div className="work-scope">
        {drawing && <Drawing name={drawing} />}
        <ul className="stack panel-body">
          {lines.map(({ name, unit, quantity, addons }, index) => (
            <li key={`${name} ${index}`}>
              <b>{name}</b> <span className="mono small nowrap">{countedText({ quantity, unit }, t, locale)}</span>
              {addons.length > 0 && <small className="muted row-detail">{addons.join(', ')}</small>}
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

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

/** Returns the steps of an assignment that goes well: a price is given until it is assigned. */
const stepsOf = (status: AssignmentStatus) =>
  ['offered', status === 'offered' || status === 'bid' ? 'bid' : 'assigned', 'in_progress', 'submitted', 'approved'] as const;

/** Shows how far an assignment has come; nothing once it was declined, rejected, withdrawn or expired. */
function AssignmentProgress({ status }: { status: AssignmentStatus }) {
  const t = useT();
  const at = stepAt[status];
  if (at === null) return null;
  return (
    <section className="panel order-progress" aria-label={t('assignment.progress')}>
      <ProgressChain steps={stepsOf(status).map((step) => t(`assignment.status.${step}`))} at={at} />
    </section>
  );
}

const MAX_FILES = 100;
const kept = new Map<string, Attachments>();

/** Returns the uploads of a submission; they outlive the page. */
function uploadsOf(assignmentId: string): Attachments {
  const known = kept.get(assignmentId) ?? createAttachments(`pq.assignment.${assignmentId}.`, 'results', MAX_FILES);
  kept.set(assignmentId, known);
  return known;
}

/** Returns the files of a submission: the new ones, and those of the previous one that still hold. */
function handedIn(attachments: Attachments, keep: readonly string[]): Pick<Submission, 'files' | 'keep'> {
  const fileNames = attachments.files.get().map(({ fileName }) => fileName);
  return { keep: [...keep], ...(fileNames.length > 0 && { files: { cartId: attachments.key(), fileNames } }) };
}

/** A form that uploads results and submits them; shown while the work is the contractor's. */
function SubmissionForm({ assignment }: { assignment: Transitionable<Assignment> }) {
  const { status, revision } = assignment.view;
  if (!assignmentFlow[status].submit) return null;
  return <OpenSubmission key={revision} assignment={assignment} />;
}

function OpenSubmission({ assignment }: { assignment: Transitionable<Assignment> }) {
  const t = useT();
  const { id, results, submission } = assignment.view;
  const attachments = uploadsOf(id);
  const latest = results.filter((file) => file.submission === submission);
  const [keep, setKeep] = useState<readonly string[]>(() => latest.map(({ fileName }) => fileName));
  const [uploading, setUploading] = useState(false);
  const perform = usePerform(assignment, 'assignment.submit');
  const wrongFiles = () => {
    if (uploading) return 'messages.files-unfinished';
    return attachments.files.get().length + keep.length === 0 ? 'assignment.submit.missing' : undefined;
  };
  const { form, field, fields, problem, sending, onSubmit } = useForm<'files' | 'text'>({
    initial: { files: '', text: '' },
    check: () => ({ files: wrongFiles() }),
    send: async ({ text }) => {
      await perform({ ...handedIn(attachments, keep), text: text.trim() || undefined });
      attachments.startNew();
    },
  });
  const wrong = fields.files && wrongFiles();
  return (
    <Panel title={t('assignment.event.submit')}>
      <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
        {latest.length > 0 && <KeptFiles files={latest} keep={keep} onKeep={setKeep} />}
        <fieldset className="attached-files">
          <legend className="field-label">{t('assignment.submit.files')}</legend>
          <AttachmentList
            attachments={attachments}
            tooMany={t('assignment.submit.too-many', { count: MAX_FILES })}
            onUploading={setUploading}
          />
          {wrong && <FieldMessage text={t(wrong)} />}
        </fieldset>
        <Field {...field('text')} label={t('assignment.note')} multiline maxLength={MAX_MESSAGE_LENGTH} />
        <ProblemNote problem={problem} />
        <button type="submit" className="button primary" disabled={sending}>
          {sending && <Spinner />}
          {t('assignment.event.submit')}
        </button>
      </form>
    </Panel>
  );
}

type KeptFilesProps = { files: Assignment['results']; keep: readonly string[]; onKeep: (keep: readonly string[]) => void };

function KeptFiles({ files, keep, onKeep }: KeptFilesProps) {
  const t = useT();
  return (
    <fieldset className="stack">
      <legend className="field-label">{t('assignment.submit.keep')}</legend>
      {files.map(({ fileName, originalName }) => (
        <label key={fileName} className="row small">
          <input
            type="checkbox"
            checked={keep.includes(fileName)}
            onChange={({ target }) => onKeep(target.checked ? [...keep, fileName] : keep.filter((name) => name !== fileName))}
          />
          {originalName}
        </label>
      ))}
    </fieldset>
  );
}
