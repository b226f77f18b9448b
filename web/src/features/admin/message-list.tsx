import { contactStatuses } from '@contract/contact';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { rowsOf } from '../../lib/page-query';
import { EmptySheet } from '../../ui/empty-sheet';
import { Loaded } from '../../ui/loaded';
import { MoreRows } from '../../ui/more-rows';
import { PageHead } from '../../ui/page-head';
import { SearchField } from '../../ui/search-field';
import { ContactTabs } from './contact-tabs';
import { MessageEntry } from './message-entry';
import { messagesQuery, type MessageFilter } from './staff-queries';

type MessageListProps = { filter: MessageFilter; onSearch: (text: string) => void };

/** What came through the contact form: by state, by search. */
export function MessageList({ filter, onSearch }: MessageListProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('admin.contacts')} />
      <div className="filter-bar">
        <ContactTabs messages={filter} />
        <StatusLinks q={filter.q} />
        <SearchField label={t('admin.messages.search')} value={filter.q ?? ''} onSearch={onSearch} />
      </div>
      <div className="panel page-panel">
        <FoundMessages filter={filter} />
      </div>
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

function FoundMessages({ filter }: { filter: MessageFilter }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(messagesQuery(filter));
  return (
    <Loaded query={query} lines={10}>
      {(pages) => {
        const messages = rowsOf(pages);
        if (messages.length === 0 && filter.q)
          return <EmptySheet title={t('admin.messages.no-match')} text={t('admin.messages.no-match.text', { q: filter.q })} />;
        if (messages.length === 0) return <EmptySheet title={t('admin.messages.none')} text={t('admin.messages.none.text')} />;
        return (
          <>
            <ul className="message-list">
              {messages.map((message) => (
                <MessageEntry key={message.id} message={message} />
              ))}
            </ul>
            <MoreRows query={query} count={t('admin.messages.count', { count: messages.length })} />
          </>
        );
      }}
    </Loaded>
  );
}
