import type { Article, ArticleSummary, LibraryEntrySummary } from '@contract/content/knowledge';
import { ownPages } from '@contract/content/page-kinds';
import type { Page } from '@contract/list';
import { crumbsTo, PageFacts, HeroDrawing, PageIntro } from '../blocks/page-intro';
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
import { Drawing } from '../../ui/marks/drawing';
import { Picture } from '../../ui/marks/picture';
import { ContentBlocks, countBlocks } from '../blocks/content-blocks';
import { axisLetter } from '../blocks/page-sections';
import { HeroPicture } from '../blocks/pictures';
import { LongArrow } from '../../ui/marks/long-arrow';
import { Icon } from '../../ui/marks/icon';
import { SiteLink } from '../../ui/layout/site-link';

const path = ownPages.articles.path;
const feedOf = ({ t, locale }: PageContext) => ({ title: t('pages.blog.title'), path: feedPath(locale) });

type ArticleList = {
  articles: Page<ArticleSummary>;
  /** Terms of the library, of which the list shows some; none on later pages. */
  terms: readonly LibraryEntrySummary[];
  isFirst: boolean;
};

/** Returns the blog's list and its head. Later pages point to the first. */
export function articleListContent({ articles, terms, isFirst }: ArticleList, context: PageContext) {
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
          <ArticleListPage articles={articles} terms={terms} isFirst={isFirst} crumbs={crumbs} />
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
      head: pageHead({ ...article.seo, path: own, ...context, type: 'article', picture: article.cover, feed: feedOf(context) }),
      page: (
        <>
          <ArticlePage article={article} crumbs={crumbs} />
          <PageFacts crumbs={crumbs} context={context} facts={[articleJsonLd(article, context)]} />
        </>
      ),
    },
  );
}

type ArticleListPageProps = ArticleList & { crumbs: readonly Crumb[] };

/** The blog: its newest article at the top of the first page, the others as a ruled list, then a few terms of the library. */
function ArticleListPage({ articles: { items, next }, terms, isFirst, crumbs }: ArticleListPageProps) {
  const t = useT();
  const newest = isFirst ? items[0] : undefined;
  const others = newest ? items.slice(1) : items;
  return (
    <>
      {newest ? <NewestArticle article={newest} crumbs={crumbs} /> : <PageIntro crumbs={crumbs} title={t('pages.blog.lead')} />}
      <SheetSection letter="A" zone={t('pages.blog.zone')} tone="sheet" tight>
        <h2 className="visually-hidden">{t('pages.blog.others')}</h2>
        {items.length > 0 ? <ArticleRows articles={others} /> : <EmptySheet title={t('pages.blog.none')} />}
        <NextPageLink path={ownPages.articles.path} next={next} label={t('pages.blog.more')} />
      </SheetSection>
      {terms.length > 0 && <SomeTerms terms={terms} />}
    </>
  );
}

function NewestArticle({ article, crumbs }: { article: ArticleSummary; crumbs: readonly Crumb[] }) {
  const t = useT();
  const locale = useLocale();
  const { slug, title, teaser, date, minutes, category, categoryName, accent, drawing, cover } = article;
  return (
    <PageIntro
      crumbs={crumbs}
      title={title}
      lead={teaser}
      accent={accent}
      above={
        <p className="article-facts">
          <time dateTime={date}>{formatDay(date, locale)}</time> <span>{categoryName}</span>{' '}
          <span>{t('pages.article.minutes', { minutes })}</span>
        </p>
      }
      aside={cover ? <HeroPicture picture={cover} /> : <HeroDrawing name={drawing || category} otherwise={category} />}
    >
      <div className="row">
        <SiteLink className="button primary" to={`${ownPages.articles.path}/${slug}`} aria-label={t('pages.blog.read', { title })}>
          {t('pages.blog.read-it')} <LongArrow />
        </SiteLink>
        {category && (
          <SiteLink className="button" to={`/${category}`}>
            {t('pages.blog.services', { section: categoryName })}
          </SiteLink>
        )}
      </div>
    </PageIntro>
  );
}

/** The first term under each letter, as a way into the library. */
function SomeTerms({ terms }: { terms: readonly LibraryEntrySummary[] }) {
  const t = useT();
  const firsts = terms.filter(({ letter }, index) => letter !== terms[index - 1]?.letter).slice(0, TERMS_SHOWN);
  return (
    <SheetSection letter="B" zone={t('pages.blog.terms-zone')} tight>
      <div className="some-terms">
        <div>
          <h2>{t('pages.blog.terms')}</h2>
          <p>{t('pages.blog.terms-text')}</p>
          <SiteLink className="link" to={ownPages.library.path}>
            {t('pages.blog.terms-all')} <Icon name="arrow-right" small />
          </SiteLink>
        </div>
        <ul>
          {firsts.map(({ slug, term, letter }) => (
            <li key={slug}>
              <SiteLink to={`${ownPages.library.path}/${slug}`}>
                <b aria-hidden="true">{letter}</b> {term}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </SheetSection>
  );
}

const TERMS_SHOWN = 12;

/** An article at reading width, its facts as notes in the margin. */
function ArticlePage({ article, crumbs }: { article: Article; crumbs: readonly Crumb[] }) {
  const t = useT();
  const locale = useLocale();
  const { html, headings } = withHeadingIds(article.bodyHtml);
  const { cover } = article;
  const notes = [
    t('pages.article.published', { date: formatDay(article.date, locale) }),
    article.author && t('pages.article.by', { author: article.author }),
    t('pages.article.minutes', { minutes: article.minutes }),
    article.tags.join(', '),
  ].filter(Boolean);
  return (
    <article data-accent={article.accent}>
      <PageIntro
        crumbs={crumbs}
        title={article.title}
        lead={article.teaser}
        accent={article.accent}
        aside={cover && <HeroPicture picture={cover} />}
      >
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
      <ContentBlocks blocks={article.blocks} before={1} />
      {article.related.length > 0 && (
        <SheetSection letter={axisLetter(1 + countBlocks(article.blocks))} zone={t('pages.blog.related')} tight>
          <h2 className="visually-hidden">{t('pages.blog.related')}</h2>
          <ArticleRows articles={article.related} />
        </SheetSection>
      )}
    </article>
  );
}

/** A list of articles as ruled rows: date, drawing, title and teaser, section, subjects, reading time. */
function ArticleRows({ articles }: { articles: readonly ArticleSummary[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <ul className="entry-list">
      {articles.map(({ slug, title, teaser, date, minutes, category, categoryName, accent, drawing, tags, cover }) => (
        <li key={slug}>
          <SiteLink to={`${ownPages.articles.path}/${slug}`} data-accent={accent}>
            <time className="mono" dateTime={date}>
              {formatDay(date, locale)}
            </time>
            {cover ? (
              <Picture className="entry-picture" picture={cover} shape="sheet" sizes="148px" limit={320} isDecoration />
            ) : (
              <Drawing name={drawing || category} otherwise={category} />
            )}
            <span>
              <h3>{title}</h3>
              <span>{teaser}</span>
            </span>
            <span className="entry-facts">
              <b>{categoryName}</b>
              <span>{tags.join(', ')}</span>
              <span>{t('pages.article.minutes', { minutes })}</span>
            </span>
            <Icon name="arrow-right" />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
