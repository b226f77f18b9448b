import { COOKIE_DECISION_KEY, COOKIE_PREFERENCES_KEY } from '@contract/consent';

/** The visitor's consent (spec §3). Necessary storage needs none. */
export type CookiePreferences = { necessary: true; analytics: boolean; marketing: boolean };

/** The choice where storage is forbidden; it holds until the page is left. */
let unwritten: CookiePreferences | null = null;

/** Returns the visitor's choice, or null while there is none. What cannot be read is none: nobody agreed to it. */
export function readConsent(): CookiePreferences | null {
  if (unwritten) return unwritten;
  try {
    if (localStorage.getItem(COOKIE_DECISION_KEY) === null) return null;
    return asPreferences(JSON.parse(localStorage.getItem(COOKIE_PREFERENCES_KEY) ?? ''));
  } catch {
    return null;
  }
}

/** Keeps the visitor's choice. */
export function decideConsent({ analytics, marketing }: Omit<CookiePreferences, 'necessary'>): void {
  const preferences: CookiePreferences = { necessary: true, analytics, marketing };
  try {
    localStorage.setItem(COOKIE_PREFERENCES_KEY, JSON.stringify(preferences));
    localStorage.setItem(COOKIE_DECISION_KEY, 'true');
    unwritten = null;
  } catch {
    unwritten = preferences;
  }
}

function asPreferences(value: unknown): CookiePreferences | null {
  const { analytics, marketing } = (value ?? {}) as Record<string, unknown>;
  return typeof analytics === 'boolean' && typeof marketing === 'boolean' ? { necessary: true, analytics, marketing } : null;
}
