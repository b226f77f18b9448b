import * as z from 'zod/mini';

/** `GET /api/legal-pages/:slug` */
export const LegalPage = z.object({
  slug: z.string(),
  title: z.string(),
  bodyHtml: z.string(),
  /** False while the text holds example values or the note to the operator: to be shown as a draft. */
  final: z.boolean(),
  updatedAt: z.string(),
});
export type LegalPage = z.infer<typeof LegalPage>;
