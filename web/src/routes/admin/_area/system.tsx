import { createFileRoute } from '@tanstack/react-router';
import { SystemPage } from '../../../areas/system/system-page';
import { systemQuery } from '../../../areas/system/system-query';

export const Route = createFileRoute('/admin/_area/system')({
  staticData: { strings: ['system'] },
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(systemQuery()),
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('admin.title', { page: context.t('system') }) }] }),
  component: SystemPage,
});
