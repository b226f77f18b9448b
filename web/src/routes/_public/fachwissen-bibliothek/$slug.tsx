import type { LibraryEntry } from '@contract/content/knowledge';
import { createFileRoute } from '@tanstack/react-router';
import { getPage } from '../../../lib/http/content';
import { staticPage } from '../../../ui/layout/static-page';

export const Route = createFileRoute('/_public/fachwissen-bibliothek/$slug')({
  ...staticPage,
  loader: async ({ context, params }) => {
    const [{ libraryEntryContent }, entry] = await Promise.all([
      import('../../../site/knowledge/library-content'),
      getPage<LibraryEntry>(`/api/library/${params.slug}`, { locale: context.locale }),
    ]);
    return libraryEntryContent(entry, context);
  },
});
