import * as z from 'zod/mini';
import { Cents } from '../pricing/money';
import { contentKinds } from './content-path';
import { Accent, PriceUnit } from './product';

/** One findable page, `GET /api/search-documents`: everything the search index needs. */
export const SearchDocument = z.object({
  kind: z.enum([...contentKinds, 'faq']),
  title: z.string(),
  text: z.string(),
  path: z.string(),
  keywords: z.array(z.string()),
  /** Net cents a unit, products only. */
  price: z.optional(Cents),
  unit: z.optional(PriceUnit),
  accent: z.optional(Accent),
});
export type SearchDocument = z.infer<typeof SearchDocument>;
