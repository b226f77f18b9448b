import type { Message } from '@contract/quoting/thread';
import { useLocale } from '../../lib/locale';
import { useT, type StringKey } from '../../lib/strings';
import { DownloadList } from '../../downloads/download-list';
import { formatMoment } from '../../ui/marks/format-time';

type MessageEntryProps = { message: Message; /** Whose eyes read it. */ viewer: Message['from']; path: string };

/** Who wrote what and when, with the files that came along. */
export function MessageEntry({ message, viewer, path }: MessageEntryProps) {
  const t = useT();
  const locale = useLocale();
  const { at, from, name, text, move, internal, files } = message;
  const author = viewer === 'customer' && from === 'customer' ? t('messages.you') : name || t('messages.us');
  return (
    <li className={[from === viewer && 'own', internal && 'internal'].filter(Boolean).join(' ') || undefined}>
      <p className="message-head">
        <b>{author}</b>
        {internal && <span className="message-move">{t('messages.internal')}</span>}
        {move && <MoveMark move={move} />}
        <time className="mono extra-small muted" dateTime={at}>
          {formatMoment(at, locale)}
        </time>
      </p>
      <p className="message-text">{text}</p>
      {files.length > 0 && <DownloadList files={files} path={path} />}
    </li>
  );
}

/** What the words were said for. */
function MoveMark({ move }: { move: string }) {
  const t = useT();
  const key = `messages.move.${move}`;
  const text = t(key as StringKey);
  return text === key ? null : <span className="message-move">{text}</span>;
}
