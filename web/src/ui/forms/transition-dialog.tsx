import { MAX_MESSAGE_LENGTH } from '@contract/states/transition';
import type { ReactNode } from 'react';
import type { StringKey } from '../../lib/text/strings';
import { Field } from './field';
import { Modal, DialogButtons } from '../layout/modal';
import { ProblemNote } from '../feedback/problem-note';
import { useForm } from './use-form';

type TransitionDialogProps = {
  /** The transition's name, on the dialog and its button. */
  title: string;
  /** The effect of the transition, in a sentence. */
  text: string;
  /** The note that belongs to it. */
  note?: { label: string; required: boolean };
  /** True if it ends something for good. */
  danger?: boolean;
  /** @throws Problem */
  onSend: (text?: string) => Promise<void>;
  onClose: () => void;
  /** The subject of the transition. */
  children?: ReactNode;
  files?: NoteFiles;
};

/** The files that come with a note, where a transition takes them. */
export type NoteFiles = {
  /** Tells whether uploads are still under way; nothing is sent before they have arrived. */
  uploading: boolean;
  /** Shows the files, with the text that says why they cannot be sent. */
  render: (problem: StringKey | undefined) => ReactNode;
};

/** Asks for the note that belongs to a transition, and performs it. What was typed stays until it is made. */
export function TransitionDialog({ title, text, note, danger = false, onSend, onClose, children, files }: TransitionDialogProps) {
  const { form, field, fields, problem, sending, onSubmit } = useForm<'text' | 'files'>({
    initial: { text: '', files: '' },
    check: (typed) => ({
      ...(note?.required && typed.text.trim() === '' && { text: 'transition.text-missing' as const }),
      ...(files?.uploading && { files: 'messages.files-unfinished' as const }),
    }),
    send: async (typed) => {
      await onSend(typed.text.trim() || undefined);
      onClose();
    },
  });
  return (
    <Modal title={title} onClose={onClose}>
      <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
        <p>{text}</p>
        {children}
        {note && <Field {...field('text')} {...note} multiline maxLength={MAX_MESSAGE_LENGTH} />}
        {files?.render(files.uploading ? fields.files : undefined)}
        <ProblemNote problem={problem} />
        <DialogButtons sending={sending} danger={danger} onClose={onClose}>
          {title}
        </DialogButtons>
      </form>
    </Modal>
  );
}
