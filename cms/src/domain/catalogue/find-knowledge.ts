import type { Core } from '@strapi/strapi';
import type { Article, ArticleSummary, LibraryEntry, LibraryEntrySummary } from '../../contract/content/knowledge';
import { type Faqs, faqGroups, type PageLink } from '../../contract/content/content-page';
import type { ContentListQuery, Page } from '../../contract/list';
import { Problem } from '../../contract/problem';
import { findCategories, idsOf, listed } from './catalogue';
import { findEntries, type Edition, findEntriesPage, findOne, neighboursOf } from './entries';
import type { ArticleRow, FaqRow, LibraryRow, ComparisonRow, CategoryRow } from './rows';
import type { Comparison } from '../../contract/content/solution';
import type { Locale } from '../../contract/constants';
import type { Accent, ProductSummary } from '../../contract/content/product';
import { withBlocks } from './blocks/block-row';
import { presentBlocks } from './blocks/present-blocks';
import { presentPicture, withFile } from './pictures/picture-row';
import { beginning, html, inlineHtml, presentSeo, splitCommas } from './text';

const RELATED_ARTICLES = 3;
const reference = { fields: ['documentId'] };

const article = {
  uid: 'api::article.article',
  fields: ['slug', 'title', 'teaser', 'date', 'minutes', 'author', 'tags', 'drawing'],
  populate: { category: reference, cover: withFile },
};
const library = { uid: 'api::library-entry.library-entry', fields: ['slug', 'term', 'topic', 'short'] };

/**
 * Reads blog, library and questions.
 * @throws Problem not-found for entries that the edition does not hold
 */
export const knowledgeQueries = ({ strapi }: { strapi: Core.Strapi }) => ({
  async articles(edition: Edition, { category, ...page }: ContentListQuery): Promise<Page<ArticleSummary>> {
    const { uid, fields, populate } = article;
    const filters = category ? { category: { slug: category } } : {};
    const [categories, { rows, next }] = await Promise.all([
      categoriesById(strapi, edition),
      findEntriesPage<ArticleRow>(strapi, uid, edition, { by: 'date', direction: 'desc', ...page, fields, populate, filters }),
    ]);
    return { items: rows.map((row) => presentArticleSummary(row, categories.get(row.category?.documentId ?? ''), edition.locale)), next };
  },

  async article(edition: Edition, slug: string): Promise<Article> {
    const row = await findOne<ArticleRow>(strapi, article.uid, edition, {
      filters: { slug },
      populate: { ...article.populate, blocks: withBlocks },
    });
    const [categories, related] = await Promise.all([categoriesById(strapi, edition), relatedTo(strapi, edition, row)]);
    const categoryOf = (one: ArticleRow) => categories.get(one.category?.documentId ?? '');
    const presented = presentArticle(
      row,
      presentArticleSummary(row, categoryOf(row), edition.locale),
      related.map((one) => presentArticleSummary(one, categoryOf(one), edition.locale)),
    );
    return { ...presented, ...(await presentBlocks(strapi, edition, row.blocks)) };
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

/** Finds the newest articles of the same category, then of all others. */
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

const FALLBACK_ACCENT: Accent = 'cad';

/** Presents a category as an entry shows where it belongs. */
export const belongingOf = (category: CategoryRow | undefined) => ({
  category: category?.slug ?? '',
  categoryName: category?.name ?? '',
  accent: category?.accent ?? FALLBACK_ACCENT,
});

function presentArticleSummary(row: ArticleRow, category: CategoryRow | undefined, locale: Locale): ArticleSummary {
  const cover = presentPicture(row.cover, locale);
  return {
    slug: row.slug,
    title: row.title,
    teaser: row.teaser ?? '',
    date: row.date,
    minutes: row.minutes ?? 0,
    author: row.author ?? '',
    ...belongingOf(category),
    drawing: row.drawing ?? '',
    tags: splitCommas(row.tags),
    ...(cover && { cover }),
    updatedAt: row.updatedAt,
  };
}

function presentArticle(row: ArticleRow, summary: ArticleSummary, related: ArticleSummary[]): Article {
  return {
    ...summary,
    bodyHtml: html(row.body),
    related,
    seo: presentSeo(row, row.title, row.teaser),
  };
}

function presentLibrarySummary({ slug, term, topic, short }: LibraryRow): LibraryEntrySummary {
  return { slug, term, letter: letterOf(term), topic, short: short ?? '' };
}

type LibrarySections = { related: LibraryEntrySummary[]; previous: PageLink | null; next: PageLink | null };

function presentLibraryEntry(row: LibraryRow, parts: LibrarySections): LibraryEntry {
  const summary = presentLibrarySummary(row);
  return {
    ...summary,
    bodyHtml: html(row.body),
    ...parts,
    seo: { title: row.term, description: beginning(summary.short) },
    updatedAt: row.updatedAt,
  };
}

/** Compares terms in the alphabetical order of a language. */
const byTerm = (locale: Locale) => {
  const collator = new Intl.Collator(locale, { numeric: true });
  return (a: { term: string }, b: { term: string }) => collator.compare(a.term, b.term);
};

function presentFaqGroups(rows: readonly FaqRow[]): Faqs {
  const groups = faqGroups.flatMap((group) => {
    const faqs = rows
      .filter((row) => row.group === group)
      .map(({ documentId, question, answer }) => ({ id: documentId, question, answerHtml: html(answer) }));
    return faqs.length > 0 ? [{ group, faqs }] : [];
  });
  return { groups, updatedAt: rows.reduce((latest, { updatedAt }) => (updatedAt > latest ? updatedAt : latest), '') };
}

type ComparisonSections = { category: CategoryRow | undefined; products: ProductSummary[]; others: PageLink[] };

export function presentComparison(row: ComparisonRow, { category, products, others }: ComparisonSections): Comparison {
  return {
    slug: row.slug,
    title: row.title,
    ...belongingOf(category),
    intro: row.intro ?? '',
    rows: row.rows.map(({ criterion, freelancer, us }) => ({ criterion, freelancerHtml: inlineHtml(freelancer), usHtml: inlineHtml(us) })),
    conclusionHtml: html(row.conclusion),
    products,
    others,
    seo: presentSeo(row, row.title, row.intro),
    updatedAt: row.updatedAt,
  };
}

/** Returns the heading of a term in the alphabet: `Ö` stands under `O`. */
export function letterOf(term: string): string {
  const [first = ''] = term.normalize('NFD').toUpperCase();
  return /[A-Z]/.test(first) ? first : '#';
}
