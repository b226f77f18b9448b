import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { contactFilterOf } from '../../../features/admin/contact-filter';
import { ContactTabs } from '../../../features/admin/contact-tabs';
import { MessageList } from '../../../features/admin/message-list';
import { PeopleList } from '../../../features/admin/people-list';
import { messagesQuery, peopleQuery } from '../../../features/admin/staff-queries';

export const Route = createFileRoute('/admin/_area/contacts')({
  staticData: { strings: ['contact'] },
  validateSearch: contactFilterOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { view, status, q } }) =>
    void (view
      ? queryClient.prefetchInfiniteQuery(messagesQuery({ status, q }))
      : queryClient.prefetchInfiniteQuery(peopleQuery('contacts', q))),
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('admin.title', { page: context.t('admin.contacts') }) }] }),
  component: ContactsRoute,
});

function ContactsRoute() {
  const navigate = Route.useNavigate();
  const { view, status, q } = Route.useSearch();
  const search = useCallback(
    (text: string) => void navigate({ search: contactFilterOf({ view, status, q: text }), replace: true }),
    [navigate, view, status],
  );
  return view ? (
    <MessageList filter={{ status, q }} onSearch={search} />
  ) : (
    <PeopleList kind="contacts" q={q} onSearch={search} tabs={<ContactTabs />} />
  );
}
