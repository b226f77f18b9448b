import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { PeopleList } from '../../../features/admin/people-list';
import { peopleQuery } from '../../../features/admin/staff-queries';
import { searchOf } from '../../../features/admin/staff-quote-filter';

export const Route = createFileRoute('/admin/_area/contacts')({
  validateSearch: searchOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(peopleQuery('contacts', deps.q)),
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('admin.title', { page: context.t('admin.contacts') }) }] }),
  component: ContactsRoute,
});

function ContactsRoute() {
  const navigate = Route.useNavigate();
  const search = useCallback((q: string) => void navigate({ search: searchOf({ q }), replace: true }), [navigate]);
  return <PeopleList kind="contacts" q={Route.useSearch().q} onSearch={search} />;
}
