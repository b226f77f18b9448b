import * as z from 'zod/mini';
import { PageLink } from './content-page';
import { Accent, ProductSummary, Seo } from './product';

/** `GET /api/comparisons/:slug`: a freelancer's offer beside ours. */
export const Comparison = z.object({
  slug: z.string(),
  title: z.string(),
  /** Slug of its category, '' without one. */
  category: z.string(),
  categoryName: z.string(),
  accent: Accent,
  intro: z.string(),
  rows: z.array(z.object({ criterion: z.string(), freelancerHtml: z.string(), usHtml: z.string() })),
  conclusionHtml: z.string(),
  products: z.array(ProductSummary),
  others: z.array(PageLink),
  seo: Seo,
  updatedAt: z.string(),
});
export type Comparison = z.infer<typeof Comparison>;
