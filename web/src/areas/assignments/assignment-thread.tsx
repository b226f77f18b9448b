import type { AssignmentMessage, NewStaffAssignmentMessage, SubmittedFile } from '@contract/production/assignment';
import { MAX_MESSAGE_LENGTH } from '@contract/states/transition';
import { useState } from 'react';
import { useStoredValue } from '../../lib/storage/stored-value';
import type { CartFile } from '@contract/quoting/cart';
import { post } from '../../lib/http/http';
import { useLocale } from '../../lib/text/locale';
import { type StringKey, useT } from '../../lib/text/strings';
import { attachedFiles, MessageFiles, threadAttachments } from '../../documents/messages/message-form';
import { Field } from '../../ui/forms/field';
import { formatMoment } from '../../lib/text/format';
import { Panel } from '../../ui/layout/panel';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { Spinner } from '../../ui/feedback/loading';
import { useToast } from '../../ui/feedback/toasts';
import { useForm } from '../../ui/forms/use-form';
import { DownloadList, DownloadRow } from '../../downloads/download-list';
import { formatBytes } from '../../ui/marks/format-bytes';

type AssignmentThreadProps = {
  /** The API's path of the assignment. */
  path: string;
  messages: readonly AssignmentMessage[];
  /** The side that reads the thread. */
  viewer: AssignmentMessage['from'];
  onMessage: (message: AssignmentMessage) => void;
};

/** The conversation between a contractor and staff, oldest first, and a form to go on with it. The customer is no part of it. */
export function AssignmentThread({ path, messages, viewer, onMessage }: AssignmentThreadProps) {
  const t = useT();
  return (
    <Panel title={t('assignment.messages')}>
      {messages.length === 0 && <p className="muted">{t('assignment.messages.none')}</p>}
      <ol className="message-thread">
        {messages.map((message) => (
          <ThreadEntry key={message.id} message={message} viewer={viewer} path={path} />
        ))}
      </ol>
      <ThreadForm path={path} viewer={viewer} onMessage={onMessage} />
    </Panel>
  );
}

type ThreadEntryProps = Pick<AssignmentThreadProps, 'path' | 'viewer'> & { message: AssignmentMessage };

function ThreadEntry({ message, viewer, path }: ThreadEntryProps) {
  const t = useT();
  const locale = useLocale();
  const { at, from, name, text, transition, files } = message;
  return (
    <li className={from === viewer ? 'own' : undefined}>
      <p className="message-head">
        <b>{from === viewer && viewer === 'contractor' ? t('assignment.messages.you') : name}</b>
        {transition && <span className="message-transition">{t(transition.replace('.', '.transition.') as StringKey)}</span>}
        <time className="mono extra-small muted" dateTime={at}>
          {formatMoment(at, locale)}
        </time>
      </p>
      <p className="message-text">{text}</p>
      {files.length > 0 && <DownloadList files={files} path={path} />}
    </li>
  );
}

const noFiles: readonly CartFile[] = [];

type ThreadFormProps = Pick<AssignmentThreadProps, 'path' | 'viewer' | 'onMessage'>;

/** A form for messages with files. All tries to send one carry one key, so that it arrives once. */
function ThreadForm({ path, viewer, onMessage }: ThreadFormProps) {
  const t = useT();
  const { work } = useToast();
  const attachments = threadAttachments(path);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [uploading, setUploading] = useState(false);
  const [checked, setChecked] = useState(false);
  const hasFiles = useStoredValue(attachments.files, noFiles).value.length > 0;
  const asksToCheck = viewer === 'staff' && hasFiles;
  const { form, field, fields, problem, sending, onSubmit } = useForm<'text' | 'files'>({
    initial: { text: '', files: '' },
    clears: true,
    check: ({ text }) => ({
      ...(text.trim() === '' && { text: 'assignment.messages.missing' as const }),
      ...(uploading && { files: 'messages.files-unfinished' as const }),
      ...(asksToCheck && !checked && { files: 'work.files.unchecked' as const }),
    }),
    send: async ({ text }) => {
      const message: NewStaffAssignmentMessage = {
        key,
        text,
        ...attachedFiles(attachments),
        ...(asksToCheck && { titleBlocksChecked: true }),
      };
      const sent = await post<AssignmentMessage>(`${path}/messages`, message);
      setKey(crypto.randomUUID());
      setChecked(false);
      attachments.startNew();
      work.success(t('assignment.messages.sent'));
      onMessage(sent);
    },
  });
  return (
    <form ref={form} className="stack message-form" noValidate onSubmit={onSubmit}>
      <Field {...field('text')} label={t('assignment.messages.text')} required multiline maxLength={MAX_MESSAGE_LENGTH} />
      <MessageFiles attachments={attachments} problem={fields.files} onUploading={setUploading}>
        {asksToCheck && <TitleBlocksChecked checked={checked} onChecked={setChecked} />}
      </MessageFiles>
      <ProblemNote problem={problem} />
      <div className="row">
        <button type="submit" className="button" disabled={sending}>
          {sending && <Spinner />}
          {t('assignment.messages.send')}
        </button>
      </div>
    </form>
  );
}

/** The reminder to look at title blocks before a contractor gets a file. */
function TitleBlocksChecked({ checked, onChecked }: { checked: boolean; onChecked: (checked: boolean) => void }) {
  const t = useT();
  return (
    <label className="row small note">
      <input type="checkbox" checked={checked} onChange={({ target }) => onChecked(target.checked)} />
      <b>{t('work.files.checked')}</b>
    </label>
  );
}

/** Shows the files that were submitted, the latest submission first: only that one counts. */
export function SubmittedResults({ results, path }: { results: readonly SubmittedFile[]; path: string }) {
  const t = useT();
  const locale = useLocale();
  if (results.length === 0) return null;
  return (
    <Panel title={t('assignment.results')}>
      <ul className="file-list">
        {results
          .toSorted((one, other) => other.submission - one.submission)
          .map((file) => (
            <DownloadRow
              key={file.fileName}
              file={file}
              path={path}
              state={`${t('assignment.submission', { number: file.submission })}, ${formatBytes(file.fileSize, locale)}`}
            />
          ))}
      </ul>
    </Panel>
  );
}
