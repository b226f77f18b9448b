import type { ArticleSummary } from '@contract/content/article';
import type { Locale } from '@contract/constants';
import { listPaths } from '@contract/content/content-path';
import { feedPath } from '../../src/lib/feed-path';
import { localePath } from '../../src/lib/locale-path';
import { escapeMarkup } from '../../src/lib/escape-markup';

type Feed = { title: string; subtitle: string; locale: Locale; origin: string; articles: readonly ArticleSummary[] };

/** The blog as an Atom feed (RFC 4287), newest first. */
export function atomFeed({ title, subtitle, locale, origin, articles }: Feed): string {
  const address = (path: string) => escapeMarkup(origin + localePath(locale, path));
  const self = escapeMarkup(origin + feedPath(locale));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${self}</id>
<title>${escapeMarkup(title)}</title>
<subtitle>${escapeMarkup(subtitle)}</subtitle>
<updated>${articles.map(lastChange).reduce((last, next) => (next > last ? next : last), NEVER)}</updated>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${address(listPaths.article)}"/>
${articles.map((article) => entryXml(article, address(`${listPaths.article}/${article.slug}`))).join('\n')}
</feed>
`;
}

function entryXml(article: ArticleSummary, address: string): string {
  const { title, teaser, date, author, tags } = article;
  const categories = tags.map((tag) => `<category term="${escapeMarkup(tag)}"/>`).join('');
  return `<entry><id>${address}</id><title>${escapeMarkup(title)}</title><published>${midnight(date)}</published><updated>${lastChange(article)}</updated><author><name>${escapeMarkup(author)}</name></author><link rel="alternate" type="text/html" href="${address}"/><summary>${escapeMarkup(teaser)}</summary>${categories}</entry>`;
}

/** A feed without entries still needs a time of its last change. */
const NEVER = '1970-01-01T00:00:00Z';
const midnight = (date: string): string => `${date.slice(0, 10)}T00:00:00Z`;

/** Corrected after its day of publication, or published on it. */
const lastChange = ({ date, updatedAt }: ArticleSummary): string => (updatedAt > midnight(date) ? updatedAt : midnight(date));
