import type { Article, ArticleSummary } from '@contract/content/article';
import { listPaths } from '@contract/content/content-path';
import type { Page } from '@contract/list';
import { crumbsTo } from '../blocks/crumbs';
import { PageFacts } from '../blocks/page-facts';
import { feedPath } from '../../lib/feed-path';
import { articleJsonLd, collectionPageJsonLd } from '../../lib/json-ld';
import type { PageContext } from '../../lib/page-context';
import { withParts } from '../../lib/page-parts';
import { pageHead } from '../../lib/seo';
import { ArticleListPage } from './article-list-page';
import { ArticlePage } from './article-page';

const path = listPaths.article;
const feedOf = ({ t, locale }: PageContext) => ({ title: t('pages.blog.title'), path: feedPath(locale) });

/** The blog, and what it says about itself. Later pages point to the first. */
export function articleListContent(articles: Page<ArticleSummary>, isFirst: boolean, context: PageContext) {
  const { t } = context;
  const crumbs = crumbsTo(t, { name: t('pages.blog.title'), path });
  const description = t('pages.blog.description');
  const entries = articles.items.map(({ title, slug }) => ({ name: title, path: `${path}/${slug}` }));
  const facts = isFirst ? [collectionPageJsonLd({ name: t('pages.blog.title'), description, path, entries }, context)] : [];
  return withParts(
    {},
    {
      head: pageHead({ title: t('pages.blog.head'), description, path, ...context, feed: feedOf(context) }),
      page: (
        <>
          <ArticleListPage articles={articles} crumbs={crumbs} />
          <PageFacts crumbs={crumbs} context={context} facts={facts} />
        </>
      ),
    },
  );
}

/** An article, and what it says about itself. */
export function articleContent(article: Article, context: PageContext) {
  const own = `${path}/${article.slug}`;
  const crumbs = crumbsTo(context.t, { name: context.t('pages.blog.title'), path }, { name: article.title, path: own });
  return withParts(
    {},
    {
      head: pageHead({ ...article.seo, path: own, ...context, type: 'article', feed: feedOf(context) }),
      page: (
        <>
          <ArticlePage article={article} crumbs={crumbs} />
          <PageFacts crumbs={crumbs} context={context} facts={[articleJsonLd(article, context)]} />
        </>
      ),
    },
  );
}
