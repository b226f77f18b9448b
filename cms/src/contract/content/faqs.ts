import * as z from 'zod/mini';
import { Faq } from './product';

export const faqGroups = ['ablauf', 'preise', 'dateien', 'lieferung', 'qualitaet', 'konto', 'datenschutz', 'abo'] as const;
const FaqGroup = z.enum(faqGroups);
export type FaqGroup = z.infer<typeof FaqGroup>;

/** `GET /api/faqs`: questions in the editors' order, groups without one left out. */
export const Faqs = z.object({
  groups: z.array(z.object({ group: FaqGroup, faqs: z.array(z.extend(Faq, { id: z.string() })) })),
  updatedAt: z.string(),
});
export type Faqs = z.infer<typeof Faqs>;
