import type { Article, ArticleSummary } from '@contract/content/knowledge';
import { ownPages } from '@contract/content/page-kinds';
import type { Page } from '@contract/list';
import { crumbsTo, PageFacts, PageIntro } from '../blocks/page-intro';
import { feedPath } from '../../lib/text/locale-path';
import { articleJsonLd, collectionPageJsonLd } from '../../lib/head/json-ld';
import type { PageContext } from '../../lib/page/page-context';
import { withStaticSections } from '../../lib/head/static-sections';
import { pageHead } from '../../lib/head/seo';
import { NextPageLink } from '../blocks/filter-links';
import { useT } from '../../lib/text/strings';
import type { Crumb } from '../../ui/layout/breadcrumb';
import { EmptySheet } from '../../ui/feedback/empty-sheet';
import { SheetSection } from '../../ui/layout/sheet-section';
import { withHeadingIds } from '../../lib/head/heading-ids';
import { useLocale } from '../../lib/text/locale';
import { formatDay } from '../../lib/text/format';
import { RichText } from '../../ui/layout/rich-text';
import { TextWithContents } from '../blocks/text-with-contents';
import { Icon } from '../../ui/marks/icon';
import { SiteLink } from '../../ui/layout/site-link';

const path = ownPages.articles.path;
const feedOf = ({ t, locale }: PageContext) => ({ title: t('pages.blog.title'), path: feedPath(locale) });

/** Returns the blog's list and its head. Later pages point to the first. */
export function articleListContent(articles: Page<ArticleSummary>, isFirst: boolean, context: PageContext) {
  const { t } = context;
  const crumbs = crumbsTo(t, { name: t('pages.blog.title'), path });
  const description = t('pages.blog.description');
  const entries = articles.items.map(({ title, slug }) => ({ name: title, path: `${path}/${slug}` }));
  const facts = isFirst ? [collectionPageJsonLd({ name: t('pages.blog.title'), description, path, entries }, context)] : [];
  return withStaticSections(
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

/** Returns an article's page and its head. */
export function articleContent(article: Article, context: PageContext) {
  const own = `${path}/${article.slug}`;
  const crumbs = crumbsTo(context.t, { name: context.t('pages.blog.title'), path }, { name: article.title, path: own });
  return withStaticSections(
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

/** The blog: a ruled list with a column of dates. */
function ArticleListPage({ articles, crumbs }: { articles: Page<ArticleSummary>; crumbs: readonly Crumb[] }) {
  const t = useT();
  return (
    <>
      <PageIntro crumbs={crumbs} title={t('pages.blog.title')} lead={t('pages.blog.lead')} />
      <SheetSection letter="A" zone={t('pages.blog.zone')} tone="sheet">
        {articles.items.length > 0 ? <ArticleRows articles={articles.items} /> : <EmptySheet title={t('pages.blog.none')} />}
        <NextPageLink path={ownPages.articles.path} next={articles.next} label={t('pages.blog.more')} />
      </SheetSection>
    </>
  );
}

/** An article at reading width, its facts as notes in the margin. */
function ArticlePage({ article, crumbs }: { article: Article; crumbs: readonly Crumb[] }) {
  const t = useT();
  const locale = useLocale();
  const { html, headings } = withHeadingIds(article.bodyHtml);
  const notes = [
    t('pages.article.published', { date: formatDay(article.date, locale) }),
    t('pages.article.by', { author: article.author }),
    t('pages.article.minutes', { minutes: article.minutes }),
    article.tags.join(', '),
  ].filter(Boolean);
  return (
    <article data-accent={article.accent}>
      <PageIntro crumbs={crumbs} title={article.title} lead={article.teaser} accent={article.accent}>
        <ul className="margin-notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </PageIntro>
      <SheetSection letter="A" zone={t('pages.article.zone')} tone="sheet">
        <TextWithContents headings={headings}>
          <RichText html={html} />
        </TextWithContents>
      </SheetSection>
      {article.related.length > 0 && (
        <SheetSection letter="B" zone={t('pages.blog.title')} tight>
          <ArticleRows articles={article.related} />
        </SheetSection>
      )}
    </article>
  );
}

/** A list of articles as ruled rows: date, title and teaser, section, reading time. */
function ArticleRows({ articles }: { articles: readonly ArticleSummary[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <ul className="entry-list">
      {articles.map(({ slug, title, teaser, date, minutes, categoryName, accent }) => (
        <li key={slug}>
          <SiteLink to={`${ownPages.articles.path}/${slug}`} data-accent={accent}>
            <time className="mono" dateTime={date}>
              {formatDay(date, locale)}
            </time>
            <span>
              <h2>{title}</h2>
              <span>{teaser}</span>
            </span>
            <span className="mono">{categoryName}</span>
            <span className="mono">{t('pages.article.minutes', { minutes })}</span>
            <Icon name="arrow-right" />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
