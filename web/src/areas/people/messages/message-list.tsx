import { type ContactEvent, type ContactMessage, contactStatuses } from '@contract/people/contact';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useT } from '../../../lib/text/strings';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';
import { Listed } from '../../../ui/tables/listed';
import { PageHead } from '../../../ui/layout/page-head';
import { SearchField } from '../../../ui/forms/search-field';
import { type MessageFilter, messagePath, messagesQuery } from '../../workspace/staff-queries';
import { performOnce } from '../../../documents/transitions/use-perform';
import { useLocale } from '../../../lib/text/locale';
import { DownloadList } from '../../../downloads/download-list';
import { formatMoment } from '../../../lib/text/format';
import { phoneHref } from '../../../lib/head/opening-hours';
import { contactKinds } from '@contract/people/person';

type MessageListProps = { filter: MessageFilter; onFilter: (filter: MessageFilter) => void };

/** A list of the messages from the contact form, with filters by status and by search. */
export function MessageList({ filter, onFilter }: MessageListProps) {
  const t = useT();
  const query = useInfiniteQuery(messagesQuery(filter));
  return (
    <>
      <PageHead title={t('admin.contacts')} />
      <div className="filter-bar">
        <ContactTabs messages={filter} />
        <StatusLinks q={filter.q} />
        <SearchField
          label={t('admin.messages.search')}
          value={filter.q ?? ''}
          onSearch={(q) => onFilter({ ...filter, q: q || undefined })}
        />
      </div>
      <Listed query={query} lines={10} none={<NoMessages q={filter.q} />} count={(count) => t('admin.messages.count', { count })}>
        {(messages) => (
          <ul className="message-list">
            {messages.map((message) => (
              <MessageEntry key={message.id} message={message} />
            ))}
          </ul>
        )}
      </Listed>
    </>
  );
}

function StatusLinks({ q }: { q: string | undefined }) {
  const t = useT();
  return (
    <nav className="segments-scroll" aria-label={t('admin.messages.status')}>
      <div className="segments">
        {[...contactStatuses, undefined].map((status) => (
          <Link key={status ?? 'all'} to="/admin/contacts" search={{ view: 'messages', status, q }} activeOptions={{ exact: true }}>
            {t(`admin.messages.status.${status ?? 'all'}`)}
          </Link>
        ))}
      </div>
    </nav>
  );
}

function NoMessages({ q }: { q: string | undefined }) {
  const t = useT();
  if (q) return <EmptySheet title={t('admin.messages.no-match')} text={t('admin.messages.no-match.text', { q })} />;
  return <EmptySheet title={t('admin.messages.none')} text={t('admin.messages.none.text')} />;
}

/** A row with a message: who wrote when about what; opened, it shows what it says, its files, and what is done with it. */
function MessageEntry({ message }: { message: ContactMessage }) {
  const t = useT();
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
          {message.request ? (
            <Link className="link" to="/admin/quotes/$id" params={{ id: message.request.id }}>
              {t('admin.messages.request', { number: message.request.number })}
            </Link>
          ) : (
            <Link className="button small" to="/admin/quotes/new" search={{ message: message.id }}>
              {t('admin.messages.make-request')}
            </Link>
          )}
          <MessageStep id={message.id} event={status === 'open' ? 'close' : 'reopen'} />
        </div>
      </details>
    </li>
  );
}

function MessageStep({ id, event }: { id: string; event: ContactEvent }) {
  const t = useT();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => performOnce(messagePath(id), `message.${event}`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['staff', 'messages'] }),
    meta: { success: event === 'close' ? 'admin.messages.closed' : 'admin.messages.reopened' },
  });
  return (
    <button type="button" className="button small" disabled={isPending} onClick={() => mutate()}>
      {t(`admin.messages.${event}`)}
    </button>
  );
}

type ContactTabsProps = {
  /** The text that people are searched by. */
  q?: string | undefined;
  /** The filter of the messages, when these are shown instead of people. */
  messages?: MessageFilter;
};

/** Links to people by kind, beside the messages of the contact form. */
export function ContactTabs({ q, messages }: ContactTabsProps) {
  const t = useT();
  const status = messages ? messages.status : 'open';
  return (
    <nav className="segments-scroll" aria-label={t('admin.contacts.views')}>
      <div className="segments">
        {[undefined, ...contactKinds].map((kind) => (
          <Link key={kind ?? 'all'} to="/admin/contacts" search={{ kind, q }} activeOptions={{ exact: true }}>
            {t(`admin.contacts.view.${kind ?? 'all'}`)}
          </Link>
        ))}
        <Link to="/admin/contacts" search={{ view: 'messages', status }}>
          {t('admin.contacts.view.messages')}
        </Link>
      </div>
    </nav>
  );
}
