import type { ContactStatus } from '@contract/people/contact';
import type { ContactKind } from '@contract/people/person';
import { createFileRoute } from '@tanstack/react-router';
import { contactFilterOf, peopleQuery } from '../../../../areas/people/contacts/people-query';
import { ContactTabs, MessageList } from '../../../../areas/people/messages/message-list';
import { messagesQuery } from '../../../../areas/workspace/staff-queries';
import { PersonList } from '../../../../areas/people/contacts/person-list';

export const Route = createFileRoute('/admin/_area/contacts/')({
  staticData: { strings: ['people', 'contact'] },
  validateSearch: contactFilterOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { view, kind, status, q } }) =>
    void (view
      ? queryClient.prefetchInfiniteQuery(messagesQuery({ status, q }))
      : queryClient.prefetchInfiniteQuery(peopleQuery({ kind, q }))),
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('admin.title', { page: context.t('admin.contacts') }) }] }),
  component: ContactsRoute,
});

function ContactsRoute() {
  const navigate = Route.useNavigate();
  const { view, kind, status, q } = Route.useSearch();
  const filterBy = (filter: { kind?: ContactKind; status?: ContactStatus; q?: string }) =>
    void navigate({ search: contactFilterOf({ view, ...filter }), replace: true });
  return view ? (
    <MessageList filter={{ status, q }} onFilter={filterBy} />
  ) : (
    <PersonList filter={{ kind, q }} onFilter={filterBy} tabs={<ContactTabs q={q} />} />
  );
}
