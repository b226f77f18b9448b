import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { mailFilterOf } from '../../../../areas/mailbox/mail-filter';
import { MailList } from '../../../../areas/mailbox/mail-list';
import { mailsQuery } from '../../../../areas/mailbox/mail-queries';

export const Route = createFileRoute('/admin/_area/mailbox/')({
  staticData: { strings: ['mailbox'] },
  validateSearch: mailFilterOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchInfiniteQuery(mailsQuery(deps)),
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('admin.title', { page: context.t('mailbox') }) }] }),
  component: MailboxRoute,
});

function MailboxRoute() {
  const navigate = Route.useNavigate();
  const filter = Route.useSearch();
  const { status } = filter;
  const search = useCallback((q: string) => void navigate({ search: mailFilterOf({ status, q }), replace: true }), [navigate, status]);
  return <MailList filter={filter} onSearch={search} />;
}
