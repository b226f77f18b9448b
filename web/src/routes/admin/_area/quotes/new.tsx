import type { ContactMessage } from '@contract/people/contact';
import { createFileRoute } from '@tanstack/react-router';
import { NewRequest } from '../../../../areas/quotes/staff/new-request';
import { messagePath, staffQuoteQuery } from '../../../../areas/workspace/staff-queries';
import { getPage } from '../../../../lib/http/content';
import { textOf } from '../../../../lib/http/query-string';
import { RouteFailure } from '../../../../ui/feedback/problem-note';
import { Skeleton } from '../../../../ui/feedback/loading';

type Begin = {
  /** The contact message that it is made from. */ message?: string;
  /** The request that it is copied from. */ copy?: string;
};

export const Route = createFileRoute('/admin/_area/quotes/new')({
  staticData: { strings: ['quotes', 'offers', 'configurator', 'offer-editor'] },
  validateSearch: ({ message, copy }: Record<string, unknown>): Begin => ({ message: textOf(message), copy: textOf(copy) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { message, copy } }) => ({
    message: message === undefined ? undefined : await getPage<ContactMessage>(messagePath(message), {}),
    copied: copy === undefined ? undefined : await queryClient.ensureQueryData(staffQuoteQuery(copy)),
  }),
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('admin.title', { page: context.t('admin.new-request') }) }] }),
  component: () => <NewRequest beginning={Route.useLoaderData()} />,
  pendingComponent: () => <Skeleton lines={9} />,
  errorComponent: RouteFailure,
});
