import type { StaffAssignmentSummary } from '@contract/production/assignment';
import type { StaffMark } from '@contract/production/mark';
import { type AssignmentStatus, markedAssignmentStatuses } from '@contract/states/assignment';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type MarkedDocument, useMarkCommand } from '../../documents/marks/use-mark';
import { rowsOf } from '../../lib/http/query-string';
import { problemText } from '../../lib/text/problem-text';
import { useT } from '../../lib/text/strings';
import { DialogButtons } from '../../ui/layout/modal';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { useToast } from '../../ui/feedback/toasts';
import { Field } from '../../ui/forms/field';
import { useForm } from '../../ui/forms/use-form';
import { workQuery } from './assignments-query';

type MarkReleaseProps = { quoteId: string; document: MarkedDocument; mark: StaffMark };

const marked: readonly AssignmentStatus[] = markedAssignmentStatuses;

/** Shows what the contractor reads at a mark, and releases it to them in the team's words. */
export function MarkRelease({ quoteId, document, mark }: MarkReleaseProps) {
  const t = useT();
  const [writing, setWriting] = useState(false);
  const { data } = useInfiniteQuery(workQuery(quoteId));
  const work = (data ? rowsOf(data) : []).filter(({ status, orderId }) => orderId !== null && marked.includes(status));
  const { release, status, number } = mark;
  const reader = work.find(({ id }) => id === release?.assignmentId)?.contractor.name;
  if (writing) return <ReleaseMark document={document} mark={mark} work={work} onClose={() => setWriting(false)} />;
  if (!release) {
    if (work.length === 0 || status === 'done') return null;
    return (
      <button type="button" className="link" aria-label={t('mark.release.of', { number })} onClick={() => setWriting(true)}>
        {t('mark.release')}
      </button>
    );
  }
  return (
    <div className="mark-reply">
      <b>{t('mark.release.reads', { name: reader ?? '–' })}</b>
      <p className="message-text" lang="en">
        {release.wording}
      </p>
      <div className="row mark-actions">
        {work.length > 0 && (
          <button type="button" className="link" aria-label={t('mark.release.change.of', { number })} onClick={() => setWriting(true)}>
            {t('mark.release.change')}
          </button>
        )}
        <HoldBack document={document} mark={mark} />
      </div>
    </div>
  );
}

function HoldBack({ document, mark: { id, number, revision } }: Pick<MarkReleaseProps, 'document' | 'mark'>) {
  const t = useT();
  const { work } = useToast();
  const [busy, setBusy] = useState(false);
  const send = useMarkCommand(document, id);
  const handleClick = async () => {
    setBusy(true);
    await send('hold-back', { revision }).catch((failure: unknown) => void work.error(problemText(t, failure)));
    setBusy(false);
  };
  return (
    <button
      type="button"
      className="link"
      disabled={busy}
      aria-label={t('mark.release.end.of', { number })}
      onClick={() => void handleClick()}
    >
      {t('mark.release.end')}
    </button>
  );
}

type ReleaseMarkProps = Omit<MarkReleaseProps, 'quoteId'> & { work: readonly StaffAssignmentSummary[]; onClose: () => void };

/** A form for the words that a contractor reads. The customer's own go along only when they are ticked. */
function ReleaseMark({ document, mark, work, onClose }: ReleaseMarkProps) {
  const t = useT();
  const send = useMarkCommand(document, mark.id);
  const [checked, setChecked] = useState(false);
  const { release, text, revision } = mark;
  const { form, field, values, setValues, problem, sending, onSubmit } = useForm<'assignmentId' | 'wording'>({
    initial: { assignmentId: release?.assignmentId ?? work[0]?.id ?? '', wording: release?.wording ?? '' },
    check: ({ wording }) => (wording.trim() === '' ? { wording: 'mark.release.wording.missing' } : {}),
    send: async ({ assignmentId, wording }) => {
      const body = { revision, assignmentId, wording: wording.trim(), ...(checked && { titleBlockChecked: true }) };
      await send('release', body);
      onClose();
    },
  });
  const asIs = (taken: boolean) => setValues({ ...values, wording: taken ? text : '' });
  return (
    <form ref={form} className="stack mark-form" noValidate onSubmit={onSubmit}>
      {work.length > 1 && (
        <Field
          {...field('assignmentId')}
          label={t('work.contractor')}
          required
          options={work.map(({ id, contractor, number }) => ({ value: id, text: `${contractor.name}, ${number}` }))}
        />
      )}
      <Field
        {...field('wording')}
        label={t('mark.release.wording')}
        hint={t('mark.release.wording.hint')}
        required
        multiline
        maxLength={1_000}
      />
      <label className="row small">
        <input type="checkbox" checked={values.wording === text} onChange={({ target }) => asIs(target.checked)} />
        {t('mark.release.as-is')}
      </label>
      {(checked || problem?.code === 'assignment.sheet-missing') && (
        <label className="row small note">
          <input type="checkbox" checked={checked} onChange={({ target }) => setChecked(target.checked)} />
          <b>{t('mark.release.checked')}</b>
        </label>
      )}
      <ProblemNote problem={problem} />
      <DialogButtons small sending={sending} onClose={onClose}>
        {t('mark.release.send')}
      </DialogButtons>
    </form>
  );
}
