import type { Assignment, Submission } from '@contract/production/assignment';
import { MAX_MESSAGE_LENGTH } from '@contract/move';
import { assignmentFlow } from '@contract/states/assignment';
import { useState } from 'react';
import { useT } from '../../lib/strings';
import { Field } from '../../ui/forms/field';
import { FieldMessage } from '../../ui/forms/field-message';
import { Panel } from '../../ui/layout/panel';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { Spinner } from '../../ui/feedback/spinner';
import { useForm } from '../../ui/forms/use-form';
import { useMove, type Movable } from '../../documents/transitions/use-move';
import { AttachmentList } from '../../uploads/attachment-list';
import { createAttachments, type Attachments } from '../../uploads/attachments';

const MAX_FILES = 100;
const kept = new Map<string, Attachments>();

/** The files that are on their way into a hand-in; they outlive the page. */
function uploadsOf(assignmentId: string): Attachments {
  const known = kept.get(assignmentId) ?? createAttachments(`pq.assignment.${assignmentId}.`, 'results', MAX_FILES);
  kept.set(assignmentId, known);
  return known;
}

/** What is handed in: new files, and those of the hand-in before that still hold. */
function handedIn(attachments: Attachments, keep: readonly string[]): Pick<Submission, 'files' | 'keep'> {
  const fileNames = attachments.files.get().map(({ fileName }) => fileName);
  return { keep: [...keep], ...(fileNames.length > 0 && { files: { cartId: attachments.key(), fileNames } }) };
}

/** Uploads results and hands them in; shown while the work is the contractor's. */
export function SubmissionForm({ assignment }: { assignment: Movable<Assignment> }) {
  const { status, revision } = assignment.view;
  if (!assignmentFlow[status].submit) return null;
  return <OpenSubmission key={revision} assignment={assignment} />;
}

function OpenSubmission({ assignment }: { assignment: Movable<Assignment> }) {
  const t = useT();
  const { id, results, submission } = assignment.view;
  const attachments = uploadsOf(id);
  const latest = results.filter((file) => file.submission === submission);
  const [keep, setKeep] = useState<readonly string[]>(() => latest.map(({ fileName }) => fileName));
  const [uploading, setUploading] = useState(false);
  const move = useMove(assignment, 'assignment.submit');
  const wrongFiles = () => {
    if (uploading) return 'messages.files-unfinished';
    return attachments.files.get().length + keep.length === 0 ? 'assignment.submit.missing' : undefined;
  };
  const { form, field, fields, problem, sending, onSubmit } = useForm<'files' | 'text'>({
    initial: { files: '', text: '' },
    check: () => ({ files: wrongFiles() }),
    send: async ({ text }) => {
      await move({ ...handedIn(attachments, keep), text: text.trim() || undefined });
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
