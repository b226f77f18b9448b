/** Where the browser keeps the visitor's choice, and that it was made (spec §3, §9). */
export const COOKIE_PREFERENCES_KEY = 'cookiePreferences';
export const COOKIE_DECISION_KEY = 'cookieDecision';
