import type { ContactEvent, ContactMessage } from '@contract/people/contact';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { post } from '../../../lib/http';
import { useLocale } from '../../../lib/locale';
import { DownloadList } from '../../../downloads/download-list';
import { formatMoment } from '../../../ui/marks/format-time';
import { messagePath } from '../../workspace/staff-queries';
import { phoneHref } from '../../../lib/phone-href';

/** A message: who wrote when about what; opened, what it says, its files, and what is done with it. */
export function MessageEntry({ message }: { message: ContactMessage }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { name, company, topic, status, receivedAt } = message;
  return (
    <li>
      <details className="message">
        <summary>
          <b>{company ? `${name}, ${company}` : name}</b>
          <span>{t(`contact-form.topic.${topic}`)}</span>
          <time className="mono extra-small muted" dateTime={receivedAt}>
            {formatMoment(receivedAt, locale)}
          </time>
          <span className={`status ${status === 'open' ? 'new' : 'ok'}`}>{t(`admin.messages.status.${status}`)}</span>
        </summary>
        <div className="message-body">
          <p>
            <a href={`mailto:${message.email}`}>{message.email}</a>
            {message.phone && (
              <>
                {' · '}
                <a href={phoneHref(message.phone)}>{message.phone}</a>
              </>
            )}
          </p>
          <p className="message-text">{message.message}</p>
          {message.files.length > 0 && <DownloadList files={message.files} path={messagePath(message.id)} />}
          <MessageStep id={message.id} event={status === 'open' ? 'close' : 'reopen'} />
        </div>
      </details>
    </li>
  );
}

function MessageStep({ id, event }: { id: string; event: ContactEvent }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => post(`${messagePath(id)}/${event}`, {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['staff', 'messages'] }),
    meta: { success: event === 'close' ? 'admin.messages.closed' : 'admin.messages.reopened' },
  });
  return (
    <button type="button" className="button small" disabled={isPending} onClick={() => mutate()}>
      {t(`admin.messages.${event}`)}
    </button>
  );
}
