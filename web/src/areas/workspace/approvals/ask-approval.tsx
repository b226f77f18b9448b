import type { Approval, NewApproval } from '@contract/people/approval';
import { MAX_MESSAGE_LENGTH } from '@contract/states/transition';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { post } from '../../../lib/http/http';
import { useT } from '../../../lib/text/strings';
import { ProblemNote } from '../../../ui/feedback/problem-note';
import { Spinner } from '../../../ui/feedback/loading';
import { useToast } from '../../../ui/feedback/toasts';
import { Field } from '../../../ui/forms/field';
import { useForm } from '../../../ui/forms/use-form';
import { DialogButtons } from '../../../ui/layout/modal';
import { approvalPath } from './approval-queries';

type AskApprovalProps = Pick<NewApproval, 'kind' | 'subjectId' | 'typed'> & {
  /** Stores what is asked for, and returns the subject's revision; null when it cannot be stored. */
  onSave: () => Promise<number | null>;
  onAsked?: () => void;
  /** Closes the dialog that it stands in. */
  onClose?: () => void;
};

/** A form in which staff ask the super admins for something they may not do themselves. */
export function AskApproval({ kind, subjectId, typed, onSave, onAsked, onClose }: AskApprovalProps) {
  const t = useT();
  const { work } = useToast();
  const queryClient = useQueryClient();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { form, field, problem, sending, onSubmit } = useForm<'note'>({
    initial: { note: '' },
    check: ({ note }) => (note.trim() ? {} : { note: 'approval.note.missing' }),
    send: async ({ note }) => {
      const revision = await onSave();
      if (revision === null) return;
      const asked: NewApproval = { kind, subjectId, revision, key, note, ...(typed && { typed }) };
      await post<Approval>(approvalPath(), asked);
      setKey(crypto.randomUUID());
      work.success(t('approval.ask.done'));
      await queryClient.invalidateQueries({ queryKey: ['staff', 'approvals'] });
      onAsked?.();
    },
  });
  return (
    <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
      <Field
        {...field('note')}
        label={t('approval.note')}
        hint={t('approval.note.hint')}
        multiline
        required
        maxLength={MAX_MESSAGE_LENGTH}
      />
      <ProblemNote problem={problem} />
      {onClose ? (
        <DialogButtons sending={sending} onClose={onClose}>
          {t('approval.ask')}
        </DialogButtons>
      ) : (
        <button type="submit" className="button" disabled={sending}>
          {sending && <Spinner />}
          {t('approval.ask')}
        </button>
      )}
    </form>
  );
}
