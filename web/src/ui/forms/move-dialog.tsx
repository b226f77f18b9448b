import { MAX_MESSAGE_LENGTH } from '@contract/states/transition';
import type { ReactNode } from 'react';
import { Field } from './field';
import { Modal } from '../layout/modal';
import { MoveButtons } from './move-buttons';
import { ProblemNote } from '../feedback/problem-note';
import { useForm } from './use-form';

type MoveDialogProps = {
  /** What the move is called, on the dialog and its button. */
  title: string;
  /** What it does. */
  text: string;
  /** The words that belong to it. */
  words?: { label: string; required: boolean };
  /** Ends something for good. */
  danger?: boolean;
  /** @throws Problem */
  onSend: (text?: string) => Promise<void>;
  onClose: () => void;
  /** What the move is about. */
  children?: ReactNode;
};

/** Asks for the words that belong to a move, and makes it. What was typed stays until it is made. */
export function MoveDialog({ title, text, words, danger = false, onSend, onClose, children }: MoveDialogProps) {
  const { form, field, problem, sending, onSubmit } = useForm<'text'>({
    initial: { text: '' },
    check: (typed) => (words?.required && typed.text.trim() === '' ? { text: 'move.text-missing' } : {}),
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
        {words && <Field {...field('text')} {...words} multiline maxLength={MAX_MESSAGE_LENGTH} />}
        <ProblemNote problem={problem} />
        <MoveButtons sending={sending} danger={danger} onClose={onClose}>
          {title}
        </MoveButtons>
      </form>
    </Modal>
  );
}
