import type { Article } from '@contract/content/knowledge';
import { createFileRoute } from '@tanstack/react-router';
import { getPage } from '../../../lib/http/content';
import { staticPage } from '../../../ui/layout/static-page';

export const Route = createFileRoute('/_public/blog/$slug')({
  ...staticPage,
  loader: async ({ context, params }) => {
    const [{ articleContent }, article] = await Promise.all([
      import('../../../site/knowledge/article-content'),
      getPage<Article>(`/api/articles/${params.slug}`, { locale: context.locale }),
    ]);
    return articleContent(article, context);
  },
});
