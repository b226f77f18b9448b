import type { Article } from '@contract/content/article';
import { PageIntro } from '../blocks/page-intro';
import { withHeadingIds } from '../../lib/heading-ids';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import type { Crumb } from '../../ui/layout/breadcrumb';
import { formatDay } from '../../ui/marks/format-time';
import { RichText } from '../../ui/layout/rich-text';
import { SheetSection } from '../../ui/layout/sheet-section';
import { TextWithContents } from '../blocks/text-with-contents';
import { ArticleRows } from './article-rows';

/** An article at reading width, its facts as notes in the margin. */
export function ArticlePage({ article, crumbs }: { article: Article; crumbs: readonly Crumb[] }) {
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
