import type { ArticleSummary } from '@contract/content/article';
import { listPaths } from '@contract/content/content-path';
import type { Page } from '@contract/list';
import { NextPageLink } from '../blocks/next-page-link';
import { PageIntro } from '../blocks/page-intro';
import { useT } from '../../lib/strings';
import type { Crumb } from '../../ui/layout/breadcrumb';
import { EmptySheet } from '../../ui/feedback/empty-sheet';
import { SheetSection } from '../../ui/layout/sheet-section';
import { ArticleRows } from './article-rows';

/** The blog: a ruled list with a column of dates. */
export function ArticleListPage({ articles, crumbs }: { articles: Page<ArticleSummary>; crumbs: readonly Crumb[] }) {
  const t = useT();
  return (
    <>
      <PageIntro crumbs={crumbs} title={t('pages.blog.title')} lead={t('pages.blog.lead')} />
      <SheetSection letter="A" zone={t('pages.blog.zone')} tone="sheet">
        {articles.items.length > 0 ? <ArticleRows articles={articles.items} /> : <EmptySheet title={t('pages.blog.none')} />}
        <NextPageLink path={listPaths.article} next={articles.next} label={t('pages.blog.more')} />
      </SheetSection>
    </>
  );
}
