import type { ArticleSummary } from '@contract/content/knowledge';
import type { Locale } from '@contract/constants';
import { ownPages } from '@contract/content/page-kinds';
import { feedPath, localePath } from '../../src/lib/text/locale-path';
import { escapeMarkup } from '@contract/escape-markup';
import type { SearchIndex } from '../../src/site/search/load-search';
import { readKnownPages } from '../cache/known-pages';

type Feed = { title: string; subtitle: string; locale: Locale; origin: string; articles: readonly ArticleSummary[] };

/** Returns the blog as an Atom feed (RFC 4287), newest first. */
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
<link rel="alternate" type="text/html" href="${address(ownPages.articles.path)}"/>
${articles.map((article) => entryXml(article, address(`${ownPages.articles.path}/${article.slug}`))).join('\n')}
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

/** Returns the time of an article's publication, or of a later correction. */
const lastChange = ({ date, updatedAt }: ArticleSummary): string => (updatedAt > midnight(date) ? updatedAt : midnight(date));

/** Reads the index that visitors search in: every known page, and the sections and tools as suggestions. */
export async function readSearchIndex(locale: Locale): Promise<SearchIndex> {
  const { pages, site, wording } = await readKnownPages(locale);
  return {
    documents: pages,
    wording,
    suggestions: [
      ...site.categories.map(({ navLabel, slug }) => ({ label: navLabel, path: `/${slug}` })),
      ...site.tools.map(({ name, to }) => ({ label: name, path: to })),
    ],
  };
}
