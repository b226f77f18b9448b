import { MAX_MESSAGE_LENGTH } from '@contract/states/transition';
import type { Message, NewStaffMessage } from '@contract/quoting/thread';
import { type ReactNode, useState } from 'react';
import { post } from '../../lib/http/http';
import { type StringKey, useT } from '../../lib/text/strings';
import { Field } from '../../ui/forms/field';
import { FieldMessage } from '../../ui/forms/field-message';
import { DialogButtons } from '../../ui/layout/modal';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { useToast } from '../../ui/feedback/toasts';
import { useForm } from '../../ui/forms/use-form';
import { AttachmentList } from '../../uploads/attachment-list';
import { type Attachments, createAttachments } from '../../uploads/attachments';

type MessageFormProps = {
  threadId: string;
  /** The API's path of the quote. */
  path: string;
  /** Allows the message to be a note that only staff can read. */
  mayBeInternal: boolean;
  /** The key of the line that it is about; without it the whole. */
  line?: string;
  onSent: (message: Message) => void;
  onClose: () => void;
};

/** Returns the files that were uploaded for a message, as they are sent with it. */
export function attachedFiles(attachments: Attachments): Pick<NewStaffMessage, 'files'> {
  const fileNames = attachments.files.get().map(({ fileName }) => fileName);
  return fileNames.length > 0 ? { files: { cartId: attachments.key(), fileNames } } : {};
}

/** A form for a message with files. All tries to send it carry one key, so that it arrives once. */
export function MessageForm({ threadId, path, mayBeInternal, line, onSent, onClose }: MessageFormProps) {
  const t = useT();
  const { work } = useToast();
  const attachments = threadAttachments(line === undefined ? threadId : `${threadId}.line.${line}`);
  const [key] = useState(() => crypto.randomUUID());
  const [uploading, setUploading] = useState(false);
  const [internal, setInternal] = useState(false);
  const { form, field, fields, problem, sending, onSubmit } = useForm<'text' | 'files'>({
    initial: { text: '', files: '' },
    check: ({ text }) => ({
      ...(text.trim() === '' && { text: 'messages.text-missing' as const }),
      ...(uploading && { files: 'messages.files-unfinished' as const }),
    }),
    send: async ({ text }) => {
      const sent = await post<Message>(`${path}/messages`, {
        key,
        text,
        line,
        ...(internal && { internal }),
        ...attachedFiles(attachments),
      });
      attachments.startNew();
      work.success(t('messages.sent'));
      onSent(sent);
    },
  });
  return (
    <form ref={form} className="stack message-form" noValidate onSubmit={onSubmit}>
      <Field {...field('text')} label={t('messages.text')} required multiline maxLength={MAX_MESSAGE_LENGTH} />
      <MessageFiles attachments={attachments} problem={uploading ? fields.files : undefined} onUploading={setUploading} />
      {mayBeInternal && (
        <label className="row small">
          <input type="checkbox" checked={internal} onChange={({ target }) => setInternal(target.checked)} />
          {t('messages.internal.choose')}
        </label>
      )}
      <ProblemNote problem={problem} />
      <DialogButtons sending={sending} onClose={onClose}>
        {t('messages.send')}
      </DialogButtons>
    </form>
  );
}

/**
 * Returns the files that come with the note of a transition: how a dialog shows them, the body that hands them over, and
 * what ends them once they were sent.
 */
export function useNoteFiles(threadId: string, event: string, { required = false } = {}) {
  const attachments = threadAttachments(`${threadId}.${event}`);
  const [uploading, setUploading] = useState(false);
  const render = (problem: StringKey | undefined) => (
    <MessageFiles attachments={attachments} problem={problem} required={required} onUploading={setUploading} />
  );
  return { uploading, render, body: () => attachedFiles(attachments), startNew: attachments.startNew };
}

type MessageFilesProps = {
  attachments: Attachments;
  /** The text that says why the files cannot be sent. */
  problem: StringKey | undefined;
  required?: boolean;
  onUploading: (uploading: boolean) => void;
  /** What is asked about the files. */
  children?: ReactNode;
};

/** The files that go with a message. */
export function MessageFiles({ attachments, problem, required = false, onUploading, children }: MessageFilesProps) {
  const t = useT();
  return (
    <fieldset className="attached-files">
      <legend className="field-label">
        {t('messages.files')} {!required && <span className="muted">{t('field.optional')}</span>}
      </legend>
      <AttachmentList
        attachments={attachments}
        tooMany={t('messages.files.too-many', { count: attachments.limit })}
        onUploading={onUploading}
      />
      {children}
      {problem && <FieldMessage text={t(problem)} />}
    </fieldset>
  );
}

/** The number of files that one message may bring. */
const MAX_FILES = 20;

const threads = new Map<string, Attachments>();

/** Returns the files of the message that is being written in a thread. */
export function threadAttachments(threadId: string): Attachments {
  const known = threads.get(threadId) ?? createAttachments(`pq.message.${threadId}.`, 'message', MAX_FILES);
  threads.set(threadId, known);
  return known;
}
