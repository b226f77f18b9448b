import { COOKIE_DECISION_KEY, COOKIE_PREFERENCES_KEY } from '@contract/consent-keys';

/** What the visitor agreed to (spec §3). Necessary storage needs no agreement. */
export type CookiePreferences = { necessary: true; analytics: boolean; marketing: boolean };

const listeners = new Set<() => void>();
/** Where storage is forbidden, the choice holds until the page is left. */
let unwritten: CookiePreferences | null = null;

/** The visitor's choice, or null while there is none. What cannot be read is none: nobody agreed to it. */
export function readConsent(): CookiePreferences | null {
  if (unwritten) return unwritten;
  try {
    if (localStorage.getItem(COOKIE_DECISION_KEY) === null) return null;
    return asPreferences(JSON.parse(localStorage.getItem(COOKIE_PREFERENCES_KEY) ?? ''));
  } catch {
    return null;
  }
}

/** Keeps the visitor's choice and tells everybody at once. */
export function decideConsent({ analytics, marketing }: Omit<CookiePreferences, 'necessary'>): void {
  const preferences: CookiePreferences = { necessary: true, analytics, marketing };
  try {
    localStorage.setItem(COOKIE_PREFERENCES_KEY, JSON.stringify(preferences));
    localStorage.setItem(COOKIE_DECISION_KEY, 'true');
    unwritten = null;
  } catch {
    unwritten = preferences;
  }
  listeners.forEach((onChange) => onChange());
}

/** Tells of choices made here and in other tabs. */
export function followConsent(onChange: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === null || key === COOKIE_DECISION_KEY || key === COOKIE_PREFERENCES_KEY) onChange();
  };
  listeners.add(onChange);
  addEventListener('storage', handleStorage);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', handleStorage);
  };
}

function asPreferences(value: unknown): CookiePreferences | null {
  const { analytics, marketing } = (value ?? {}) as Record<string, unknown>;
  return typeof analytics === 'boolean' && typeof marketing === 'boolean' ? { necessary: true, analytics, marketing } : null;
}
