import { ownPages } from '@contract/content/page-kinds';
import type { ArticleSummary, LibraryEntrySummary } from '@contract/content/knowledge';
import type { Page } from '@contract/list';
import { createFileRoute } from '@tanstack/react-router';
import { getPage } from '../../../lib/http/content';
import { queryString, textOf } from '../../../lib/http/query-string';
import { queriedPage } from '../../../ui/layout/static-page';

export const Route = createFileRoute('/_public/blog/')({
  ...queriedPage(ownPages.articles.path),
  loader: async ({ context, deps }) => {
    const after = textOf(deps.after);
    const [{ articleListContent }, articles, library] = await Promise.all([
      import('../../../site/knowledge/article-content'),
      getPage<Page<ArticleSummary>>(`/api/articles${queryString({ after })}`, { locale: context.locale }),
      after === undefined && getPage<{ entries: LibraryEntrySummary[] }>('/api/library', { locale: context.locale }),
    ]);
    return articleListContent({ articles, terms: library ? library.entries : [], isFirst: after === undefined }, context);
  },
});
