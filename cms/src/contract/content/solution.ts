import * as z from 'zod/mini';
import { TitledText } from './content-page';
import { ProductSummary, Seo } from './product';

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
  seo: Seo,
  updatedAt: z.string(),
});
export type Solution = z.infer<typeof Solution>;
