import * as z from 'zod/mini';

/** Keys in the browser's storage for the visitor's choice, and for the fact that it was made (spec §3, §9). */
export const COOKIE_PREFERENCES_KEY = 'cookiePreferences';
export const COOKIE_DECISION_KEY = 'cookieDecision';

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
