import { MAX_MESSAGE_LENGTH } from '@contract/move';
import type { Message, NewMessage } from '@contract/thread';
import { useState } from 'react';
import { post } from '../../lib/http';
import { useT } from '../../lib/strings';
import { Field } from '../../ui/field';
import { FieldMessage } from '../../ui/field-message';
import { MoveButtons } from '../../ui/move-buttons';
import { ProblemNote } from '../../ui/problem-note';
import { useToast } from '../../ui/toasts';
import { useForm } from '../../ui/use-form';
import { AttachmentList } from '../../uploads/attachment-list';
import { threadAttachments } from './thread-attachments';

type MessageFormProps = {
  threadId: string;
  /** The API's path of the quote. */
  path: string;
  onSent: (message: Message) => void;
  onClose: () => void;
};

/** Writes a message with files. All tries to send it carry one key, so that it arrives once. */
export function MessageForm({ threadId, path, onSent, onClose }: MessageFormProps) {
  const t = useT();
  const { work } = useToast();
  const attachments = threadAttachments(threadId);
  const [key] = useState(() => crypto.randomUUID());
  const [uploading, setUploading] = useState(false);
  const { form, field, fields, problem, sending, onSubmit } = useForm<'text' | 'files'>({
    initial: { text: '', files: '' },
    check: ({ text }) => ({
      ...(text.trim() === '' && { text: 'messages.text-missing' as const }),
      ...(uploading && { files: 'messages.files-unfinished' as const }),
    }),
    send: async ({ text }) => {
      const fileNames = attachments.files.get().map(({ fileName }) => fileName);
      const message: NewMessage = { key, text, ...(fileNames.length > 0 && { files: { cartId: attachments.key(), fileNames } }) };
      const sent = await post<Message>(`${path}/messages`, message);
      attachments.startNew();
      work.success(t('messages.sent'));
      onSent(sent);
    },
  });
  return (
    <form ref={form} className="stack message-form" noValidate onSubmit={onSubmit}>
      <Field {...field('text')} label={t('messages.text')} required multiline maxLength={MAX_MESSAGE_LENGTH} />
      <fieldset className="attached-files">
        <legend className="field-label">
          {t('messages.files')} <span className="muted">{t('field.optional')}</span>
        </legend>
        <AttachmentList
          attachments={attachments}
          tooMany={t('messages.files.too-many', { count: attachments.limit })}
          onUploading={setUploading}
        />
        {fields.files && uploading && <FieldMessage text={t(fields.files)} />}
      </fieldset>
      <ProblemNote problem={problem} />
      <MoveButtons sending={sending} onClose={onClose}>
        {t('messages.send')}
      </MoveButtons>
    </form>
  );
}
