import * as z from 'zod/mini';
import { Faq, ProductSummary, Seo } from './product';

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
