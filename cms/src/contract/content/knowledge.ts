import * as z from 'zod/mini';
import { Block } from './blocks';
import { Picture } from './picture';
import { Accent, Seo } from './product';
import { PageLink } from './content-page';

/** An article as the blog lists it, newest first: `GET /api/articles`, a `Page` of a list. */
export const ArticleSummary = z.object({
  slug: z.string(),
  title: z.string(),
  teaser: z.string(),
  /** The day of publication, `YYYY-MM-DD`. */
  date: z.string(),
  minutes: z.number(),
  author: z.string(),
  /** Slug of its category, '' without one. */
  category: z.string(),
  categoryName: z.string(),
  accent: Accent,
  /** The name of its drawing, '' for that of its category. */
  drawing: z.string(),
  tags: z.array(z.string()),
  cover: z.optional(Picture),
  updatedAt: z.string(),
});
export type ArticleSummary = z.infer<typeof ArticleSummary>;

/** `GET /api/articles/:slug` */
export const Article = z.extend(ArticleSummary, {
  bodyHtml: z.string(),
  /** Other articles, those of the same category first. */
  related: z.array(ArticleSummary),
  blocks: z.optional(z.array(Block)),
  seo: Seo,
});
export type Article = z.infer<typeof Article>;

export const libraryTopics = ['bestand', 'planung', 'bim', 'flaechen', 'daten', 'formate', 'cad', 'visualisierung'] as const;
const LibraryTopic = z.enum(libraryTopics);
export type LibraryTopic = z.infer<typeof LibraryTopic>;

/** A term as the library lists it: `GET /api/library`, `{entries}` in alphabetical order of the requested language. */
export const LibraryEntrySummary = z.object({
  slug: z.string(),
  term: z.string(),
  /** The heading it stands under: a capital letter, or `#` for a term that begins with none. */
  letter: z.string(),
  topic: LibraryTopic,
  short: z.string(),
});
export type LibraryEntrySummary = z.infer<typeof LibraryEntrySummary>;

/** `GET /api/library/:slug` */
export const LibraryEntry = z.extend(LibraryEntrySummary, {
  bodyHtml: z.string(),
  related: z.array(LibraryEntrySummary),
  previous: z.nullable(PageLink),
  next: z.nullable(PageLink),
  seo: Seo,
  updatedAt: z.string(),
});
export type LibraryEntry = z.infer<typeof LibraryEntry>;
