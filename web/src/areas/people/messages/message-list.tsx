import { contactStatuses } from '@contract/people/contact';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';
import { Listed } from '../../../ui/tables/listed';
import { PageHead } from '../../../ui/layout/page-head';
import { SearchField } from '../../../ui/forms/search-field';
import { ContactTabs } from '../contact-tabs';
import { MessageEntry } from './message-entry';
import { messagesQuery, type MessageFilter } from '../../workspace/staff-queries';

type MessageListProps = { filter: MessageFilter; onSearch: (text: string) => void };

/** What came through the contact form: by state, by search. */
export function MessageList({ filter, onSearch }: MessageListProps) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(messagesQuery(filter));
  return (
    <>
      <PageHead title={t('admin.contacts')} />
      <div className="filter-bar">
        <ContactTabs messages={filter} />
        <StatusLinks q={filter.q} />
        <SearchField label={t('admin.messages.search')} value={filter.q ?? ''} onSearch={onSearch} />
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
  const { t } = useTranslation();
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
  const { t } = useTranslation();
  if (q) return <EmptySheet title={t('admin.messages.no-match')} text={t('admin.messages.no-match.text', { q })} />;
  return <EmptySheet title={t('admin.messages.none')} text={t('admin.messages.none.text')} />;
}
