import type { Core } from '@strapi/strapi';
import type { Article, ArticleSummary, LibraryEntry, LibraryEntrySummary } from '../../contract/content/knowledge';
import type { Faqs } from '../../contract/content/content-page';
import type { ContentListQuery, Page } from '../../contract/list';
import { Problem } from '../../contract/problem';
import { findCategories, idsOf, listed } from './catalogue';
import { findEntries, type Edition } from './entries';
import { findEntriesPage, findOne, neighboursOf } from './entries-page';
import type { ArticleRow, FaqRow, LibraryRow } from './rows';
import {
  byTerm,
  presentArticle,
  presentArticleSummary,
  presentFaqGroups,
  presentLibraryEntry,
  presentLibrarySummary,
} from './present-knowledge';

const RELATED_ARTICLES = 3;
const reference = { fields: ['documentId'] };

const article = {
  uid: 'api::article.article',
  fields: ['slug', 'title', 'teaser', 'date', 'minutes', 'author', 'tags'],
  populate: { category: reference },
};
const library = { uid: 'api::library-entry.library-entry', fields: ['slug', 'term', 'topic', 'short'] };

/** What people read to learn: blog, library, questions. Throws Problem not-found for what the edition does not hold. */
export const knowledgeQueries = ({ strapi }: { strapi: Core.Strapi }) => ({
  async articles(edition: Edition, { category, ...page }: ContentListQuery): Promise<Page<ArticleSummary>> {
    const { uid, fields, populate } = article;
    const filters = category ? { category: { slug: category } } : {};
    const [categories, { rows, next }] = await Promise.all([
      categoriesById(strapi, edition),
      findEntriesPage<ArticleRow>(strapi, uid, edition, { by: 'date', direction: 'desc', ...page, fields, populate, filters }),
    ]);
    return { items: rows.map((row) => presentArticleSummary(row, categories.get(row.category?.documentId ?? ''))), next };
  },

  async article(edition: Edition, slug: string): Promise<Article> {
    const row = await findOne<ArticleRow>(strapi, article.uid, edition, { filters: { slug }, populate: article.populate });
    const [categories, related] = await Promise.all([categoriesById(strapi, edition), relatedTo(strapi, edition, row)]);
    const categoryOf = (one: ArticleRow) => categories.get(one.category?.documentId ?? '');
    return presentArticle(
      row,
      categoryOf(row),
      related.map((one) => presentArticleSummary(one, categoryOf(one))),
    );
  },

  async library(edition: Edition): Promise<LibraryEntrySummary[]> {
    const rows = await findEntries<LibraryRow>(strapi, library.uid, edition, { fields: library.fields });
    return rows.map(presentLibrarySummary).sort(byTerm(edition.locale));
  },

  async libraryEntry(edition: Edition, slug: string): Promise<LibraryEntry> {
    const [row, all] = await Promise.all([
      findOne<LibraryRow>(strapi, library.uid, edition, { filters: { slug }, populate: { related: reference } }),
      findEntries<LibraryRow>(strapi, library.uid, edition, { fields: library.fields }),
    ]);
    const summaries = new Map(all.map((one) => [one.documentId, presentLibrarySummary(one)]));
    const ordered = [...summaries.values()].sort(byTerm(edition.locale)).map((one) => ({ slug: one.slug, title: one.term }));
    return presentLibraryEntry(row, { related: listed(idsOf(row.related), summaries), ...neighboursOf(ordered, slug) });
  },

  async faqs(edition: Edition): Promise<Faqs> {
    const rows = await findEntries<FaqRow>(strapi, 'api::faq.faq', edition, { sort: ['order', 'id'] });
    if (rows.length === 0) throw new Problem('not-found');
    return presentFaqGroups(rows);
  },
});

const categoriesById = async (strapi: Core.Strapi, edition: Edition) =>
  new Map((await findCategories(strapi, edition)).map((category) => [category.documentId, category]));

/** The newest articles of the same category, then of all others. */
async function relatedTo(strapi: Core.Strapi, edition: Edition, row: ArticleRow): Promise<ArticleRow[]> {
  const { uid, fields, populate } = article;
  const category = { documentId: row.category?.documentId ?? '' };
  const newest = (filters: object) =>
    findEntries<ArticleRow>(strapi, uid, edition, {
      fields,
      populate,
      filters: { $and: [filters, { documentId: { $ne: row.documentId } }] },
      sort: ['date:desc', 'slug'],
      limit: RELATED_ARTICLES,
    });
  const [close, others] = await Promise.all([newest({ category }), newest({})]);
  const known = new Set(idsOf(close));
  return [...close, ...others.filter(({ documentId }) => !known.has(documentId))].slice(0, RELATED_ARTICLES);
}
