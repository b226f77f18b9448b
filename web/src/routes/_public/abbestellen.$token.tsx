import { createFileRoute } from '@tanstack/react-router';
import { StopReminders } from '../../documents/quotes/stop-reminders';

export const Route = createFileRoute('/_public/abbestellen/$token')({
  staticData: { strings: ['quotes', 'problem'] },
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.t('unsubscribe.title') },
      { name: 'robots', content: 'noindex, nofollow' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: UnsubscribeRoute,
});

function UnsubscribeRoute() {
  return <StopReminders token={Route.useParams().token} />;
}
