import type { Article, ArticleSummary, LibraryEntry, LibraryEntrySummary } from '../../contract/content/knowledge';
import type { Comparison } from '../../contract/content/solution';
import type { Locale } from '../../contract/constants';
import { faqGroups, type Faqs, type PageLink } from '../../contract/content/content-page';
import type { Accent, ProductSummary } from '../../contract/content/product';
import type { ArticleRow, ComparisonRow, FaqRow, LibraryRow, CategoryRow } from './rows';
import { beginning, html, inlineHtml, presentSeo, splitCommas } from './text';

const FALLBACK_ACCENT: Accent = 'cad';

/** A category as an entry shows where it belongs. */
export const belongingOf = (category: CategoryRow | undefined) => ({
  category: category?.slug ?? '',
  categoryName: category?.name ?? '',
  accent: category?.accent ?? FALLBACK_ACCENT,
});

export function presentArticleSummary(row: ArticleRow, category: CategoryRow | undefined): ArticleSummary {
  return {
    slug: row.slug,
    title: row.title,
    teaser: row.teaser ?? '',
    date: row.date,
    minutes: row.minutes ?? 0,
    author: row.author ?? '',
    ...belongingOf(category),
    tags: splitCommas(row.tags),
    updatedAt: row.updatedAt,
  };
}

export function presentArticle(row: ArticleRow, category: CategoryRow | undefined, related: ArticleSummary[]): Article {
  return {
    ...presentArticleSummary(row, category),
    bodyHtml: html(row.body),
    related,
    seo: presentSeo(row, row.title, row.teaser),
  };
}

export function presentLibrarySummary({ slug, term, topic, short }: LibraryRow): LibraryEntrySummary {
  return { slug, term, letter: letterOf(term), topic, short: short ?? '' };
}

type LibrarySections = { related: LibraryEntrySummary[]; previous: PageLink | null; next: PageLink | null };

export function presentLibraryEntry(row: LibraryRow, parts: LibrarySections): LibraryEntry {
  const summary = presentLibrarySummary(row);
  return {
    ...summary,
    bodyHtml: html(row.body),
    ...parts,
    seo: { title: row.term, description: beginning(summary.short) },
    updatedAt: row.updatedAt,
  };
}

/** Alphabetical as the language has it. */
export const byTerm = (locale: Locale) => {
  const collator = new Intl.Collator(locale, { numeric: true });
  return (a: { term: string }, b: { term: string }) => collator.compare(a.term, b.term);
};

export function presentFaqGroups(rows: readonly FaqRow[]): Faqs {
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

/** The heading of the alphabet: `Ö` stands under `O`. */
export function letterOf(term: string): string {
  const [first = ''] = term.normalize('NFD').toUpperCase();
  return /[A-Z]/.test(first) ? first : '#';
}
