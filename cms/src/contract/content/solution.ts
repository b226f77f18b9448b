import * as z from 'zod/mini';
import { TitledText, PageLink } from './content-page';
import { Block } from './blocks';
import { Picture } from './picture';
import { ProductSummary, Seo, Accent, Faq } from './product';

/** `GET /api/solutions/:slug`: what the shop does for one group of customers. */
export const Solution = z.object({
  slug: z.string(),
  name: z.string(),
  headline: z.string(),
  intro: z.string(),
  pains: z.array(z.string()),
  benefits: z.array(TitledText),
  steps: z.array(TitledText),
  recommendedHtml: z.string(),
  caseStudy: TitledText,
  products: z.array(ProductSummary),
  picture: z.optional(Picture),
  blocks: z.optional(z.array(Block)),
  seo: Seo,
  updatedAt: z.string(),
});
export type Solution = z.infer<typeof Solution>;

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

/** `GET /api/tools/:slug`: the texts around a tool. */
export const Tool = z.object({
  slug: z.string(),
  name: z.string(),
  headline: z.string(),
  intro: z.string(),
  explanationHtml: z.string(),
  faqs: z.array(Faq),
  /** Services that go with it; the first is the one its result is handed over to. */
  products: z.array(ProductSummary),
  seo: Seo,
  updatedAt: z.string(),
});
export type Tool = z.infer<typeof Tool>;
