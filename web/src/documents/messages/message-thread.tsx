import type { Message } from '@contract/quoting/thread';
import { lazy, Suspense, useState } from 'react';
import { type StringKey, useT } from '../../lib/text/strings';
import { Panel } from '../../ui/layout/panel';
import { Skeleton } from '../../ui/feedback/loading';
import { useHydrated } from '@tanstack/react-router';
import { useLocale } from '../../lib/text/locale';
import { DownloadList } from '../../downloads/download-list';
import { formatMoment } from '../../lib/text/format';

const MessageForm = lazy(() => import('./message-form').then((module) => ({ default: module.MessageForm })));

type MessageThreadProps = {
  /** The quote's id: its conversation goes on with the order. */
  threadId: string;
  /** The API's path of the quote. */
  path: string;
  messages: readonly Message[];
  /** The side that reads the thread; staff also write notes that only they see. */
  viewer?: Message['from'];
  onMessage: (message: Message) => void;
};

/** The conversation about a quote and the order that came of it, oldest first, and a form to go on with it. */
export function MessageThread({ threadId, path, messages, viewer = 'customer', onMessage }: MessageThreadProps) {
  const t = useT();
  const hydrated = useHydrated();
  const [writing, setWriting] = useState(false);
  const handleSent = (message: Message) => {
    setWriting(false);
    onMessage(message);
  };
  return (
    <Panel title={t('messages')}>
      {messages.length === 0 && <p className="muted">{t(viewer === 'staff' ? 'messages.none.staff' : 'messages.none')}</p>}
      <ol className="message-thread">
        {messages.map((message) => (
          <MessageEntry key={message.id} message={message} viewer={viewer} path={path} />
        ))}
      </ol>
      {writing ? (
        <Suspense fallback={<Skeleton lines={3} />}>
          <MessageForm
            threadId={threadId}
            path={path}
            mayBeInternal={viewer === 'staff'}
            onSent={handleSent}
            onClose={() => setWriting(false)}
          />
        </Suspense>
      ) : (
        <button type="button" className="button" disabled={!hydrated} onClick={() => setWriting(true)}>
          {t('messages.write')}
        </button>
      )}
    </Panel>
  );
}

type LineThreadProps = MessageThreadProps & {
  /** The line that it is about. */
  line: string;
};

/** What was written about one line, folded with its number of messages, and a form to go on with it. */
export function LineThread({ line, messages, threadId, path, viewer = 'customer', onMessage }: LineThreadProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  // A new form, with a new key, once a message was sent.
  const [round, setRound] = useState(0);
  const own = messages.filter((message) => message.line?.key === line);
  const handleSent = (message: Message) => {
    setRound(round + 1);
    onMessage(message);
  };
  return (
    <details className="line-thread" open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="small">{own.length === 0 ? t('messages.line.none') : t('messages.line.count', { count: own.length })}</summary>
      {isOpen && (
        <>
          <ol className="message-thread">
            {own.map((message) => (
              <MessageEntry key={message.id} message={message} viewer={viewer} path={path} isAtLine />
            ))}
          </ol>
          <Suspense fallback={<Skeleton lines={3} />}>
            <MessageForm
              key={round}
              threadId={threadId}
              path={path}
              mayBeInternal={viewer === 'staff'}
              line={line}
              onSent={handleSent}
              onClose={() => setIsOpen(false)}
            />
          </Suspense>
        </>
      )}
    </details>
  );
}

type MessageEntryProps = {
  message: Message;
  /** The side that reads the thread. */
  viewer: Message['from'];
  path: string;
  /** True where it stands at the line that it is about. */
  isAtLine?: boolean;
};

/** Shows one message: its author, time and text, and the files that came with it. */
function MessageEntry({ message, viewer, path, isAtLine = false }: MessageEntryProps) {
  const t = useT();
  const locale = useLocale();
  const { at, from, name, text, transition, internal, line, files } = message;
  const author = viewer === 'customer' && from === 'customer' ? t('messages.you') : name || t('messages.us');
  return (
    <li className={[from === viewer && 'own', internal && 'internal'].filter(Boolean).join(' ') || undefined}>
      <p className="message-head">
        <b>{author}</b>
        {internal && <span className="message-transition">{t('messages.internal')}</span>}
        {transition && <TransitionMark transition={transition} />}
        <time className="mono extra-small muted" dateTime={at}>
          {formatMoment(at, locale)}
        </time>
      </p>
      {line && !isAtLine && <p className="small muted">{t('messages.about', { name: line.name })}</p>}
      {text !== '' && <p className="message-text">{text}</p>}
      {files.length > 0 && <DownloadList files={files} path={path} />}
    </li>
  );
}

/** The transition that the message came with. */
function TransitionMark({ transition }: { transition: string }) {
  const t = useT();
  const key = `messages.transition.${transition}`;
  const text = t(key as StringKey);
  return text === key ? null : <span className="message-transition">{text}</span>;
}
