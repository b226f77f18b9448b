import { ownPages } from '@contract/content/page-kinds';
import { libraryTopics, type LibraryEntrySummary } from '@contract/content/knowledge';
import { createFileRoute } from '@tanstack/react-router';
import { getPage } from '../../../lib/http/content';
import { queriedPage } from '../../../ui/layout/static-page';

export const Route = createFileRoute('/_public/fachwissen-bibliothek/')({
  ...queriedPage(ownPages.library.path),
  loader: async ({ context, deps: { thema } }) => {
    const [{ libraryContent }, { entries }] = await Promise.all([
      import('../../../site/knowledge/library-content'),
      getPage<{ entries: LibraryEntrySummary[] }>('/api/library', { locale: context.locale }),
    ]);
    return libraryContent(entries, libraryTopics.find((topic) => topic === thema) ?? null, context);
  },
});
