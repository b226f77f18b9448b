import * as z from 'zod/mini';

export const consentCategories = ['necessary', 'analytics', 'marketing'] as const;

/** `GET /api/consent`: the texts of banner and settings; button labels are interface strings. */
export const Consent = z.object({
  title: z.string(),
  text: z.string(),
  settingsTitle: z.string(),
  settingsIntro: z.string(),
  categories: z.array(z.object({ key: z.enum(consentCategories), title: z.string(), text: z.string() })),
});
export type Consent = z.infer<typeof Consent>;
