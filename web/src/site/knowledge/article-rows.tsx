import type { ArticleSummary } from '@contract/content/article';
import { listPaths } from '@contract/content/content-path';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { Icon } from '../../ui/marks/icon';
import { SiteLink } from '../../ui/layout/site-link';
import { formatDay } from '../../ui/marks/format-time';

/** Articles as ruled rows: date, title and teaser, section, reading time. */
export function ArticleRows({ articles }: { articles: readonly ArticleSummary[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <ul className="entry-list">
      {articles.map(({ slug, title, teaser, date, minutes, categoryName, accent }) => (
        <li key={slug}>
          <SiteLink to={`${listPaths.article}/${slug}`} data-accent={accent}>
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
