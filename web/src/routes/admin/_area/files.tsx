import { createFileRoute } from '@tanstack/react-router';
import { FilesList } from '../../../areas/files/files-list';
import { filesFilterOf, filesQuery } from '../../../areas/files/files-query';

export const Route = createFileRoute('/admin/_area/files')({
  staticData: { strings: ['files'] },
  validateSearch: filesFilterOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchInfiniteQuery(filesQuery(deps)),
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('admin.title', { page: context.t('scan') }) }] }),
  component: FilesRoute,
});

function FilesRoute() {
  return <FilesList filter={Route.useSearch()} />;
}
