import * as z from 'zod/mini';
import { Accent, Seo } from './product';

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
  tags: z.array(z.string()),
  updatedAt: z.string(),
});
export type ArticleSummary = z.infer<typeof ArticleSummary>;

/** `GET /api/articles/:slug` */
export const Article = z.extend(ArticleSummary, {
  bodyHtml: z.string(),
  /** Other articles, those of the same category first. */
  related: z.array(ArticleSummary),
  seo: Seo,
});
export type Article = z.infer<typeof Article>;
