import type { ArticleSummary } from '@contract/article';
import type { Locale } from '@contract/constants';
import { listPaths } from '@contract/content-path';
import { localePath } from '../src/lib/locale-path';
import { escapeXml } from './escape-xml';

type Feed = { title: string; subtitle: string; locale: Locale; origin: string; articles: readonly ArticleSummary[] };

/** Where the blog's feed is read in each language. */
export const feedPath = (locale: Locale): string => `${localePath(locale, listPaths.article)}/feed.xml`;

/** The blog as an Atom feed (RFC 4287), newest first. */
export function atomFeed({ title, subtitle, locale, origin, articles }: Feed): string {
  const address = (path: string) => escapeXml(origin + localePath(locale, path));
  const self = escapeXml(origin + feedPath(locale));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${self}</id>
<title>${escapeXml(title)}</title>
<subtitle>${escapeXml(subtitle)}</subtitle>
<updated>${asInstant(articles[0]?.date)}</updated>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${address(listPaths.article)}"/>
${articles.map((article) => entryXml(article, address(`${listPaths.article}/${article.slug}`))).join('\n')}
</feed>
`;
}

function entryXml({ title, teaser, date, author, tags }: ArticleSummary, address: string): string {
  const categories = tags.map((tag) => `<category term="${escapeXml(tag)}"/>`).join('');
  return `<entry><id>${address}</id><title>${escapeXml(title)}</title><updated>${asInstant(date)}</updated><author><name>${escapeXml(author)}</name></author><link rel="alternate" type="text/html" href="${address}"/><summary>${escapeXml(teaser)}</summary>${categories}</entry>`;
}

/** A feed without entries still needs a time of its last change. */
const asInstant = (date = '1970-01-01'): string => `${date.slice(0, 10)}T00:00:00Z`;
