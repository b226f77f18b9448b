import { createFileRoute } from '@tanstack/react-router';
import { type MailFilter, mailFilterOf, mailsQuery } from '../../../../areas/mailbox/mail-queries';
import { MailList } from '../../../../areas/mailbox/mail-list';

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
  return <MailList filter={Route.useSearch()} onFilter={(search: MailFilter) => void navigate({ search, replace: true })} />;
}
