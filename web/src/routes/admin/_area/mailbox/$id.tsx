import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { MailMissing, MailPage } from '../../../../areas/mailbox/mail-page';
import { mailQuery } from '../../../../areas/mailbox/mail-queries';
import { RouteFailure } from '../../../../ui/feedback/problem-note';
import { Skeleton } from '../../../../ui/feedback/loading';

export const Route = createFileRoute('/admin/_area/mailbox/$id')({
  staticData: { strings: ['mailbox', 'configurator'] },
  loader: ({ context, params }) => context.queryClient.ensureQueryData(mailQuery(params.id)),
  head: ({ loaderData: mail, match: { context } }) => ({
    meta: [{ title: context.t('admin.title', { page: mail?.subject || context.t('mailbox') }) }],
  }),
  component: MailRoute,
  pendingComponent: () => <Skeleton lines={9} />,
  notFoundComponent: MailMissing,
  errorComponent: RouteFailure,
});

function MailRoute() {
  const { data: mail } = useSuspenseQuery(mailQuery(Route.useParams().id));
  return <MailPage mail={mail} />;
}
