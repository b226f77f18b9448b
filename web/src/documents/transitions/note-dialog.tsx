import type { ComponentProps } from 'react';
import { TransitionDialog } from '../../ui/forms/transition-dialog';
import type { NewMessage } from '@contract/quoting/thread';
import { useNoteFiles } from '../messages/message-form';

type NoteDialogProps = Omit<ComponentProps<typeof TransitionDialog>, 'onSend' | 'files'> & {
  /** The transition's name. */
  name: string;
  /** The conversation that note and files go to; left out where the transition takes no files. */
  threadId?: string | undefined;
  /** Performs the transition. @throws Problem */
  onSend: (note: { text?: string | undefined } & Pick<NewMessage, 'files'>) => Promise<void>;
};

/** Asks for the note of a transition, and for files where it takes some. */
export function NoteDialog({ threadId, onSend, ...dialog }: NoteDialogProps) {
  if (threadId === undefined) return <TransitionDialog {...dialog} onSend={(text) => onSend({ text })} />;
  return <DialogWithFiles {...dialog} threadId={threadId} onSend={onSend} />;
}

function DialogWithFiles({ threadId, onSend, ...dialog }: NoteDialogProps & { threadId: string }) {
  const files = useNoteFiles(threadId, dialog.name);
  const handleSend = async (text?: string) => {
    await onSend({ text, ...files.body() });
    files.startNew();
  };
  return <TransitionDialog {...dialog} files={files} onSend={handleSend} />;
}
