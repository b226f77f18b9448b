/** An access token lives in the browser's memory; it is renewed while the page is open. */
export const ACCESS_LIFETIME_S = 10 * 60;
/** A device that was not used for so long signs in again. */
export const REFRESH_LIFETIME_S = 14 * 24 * 60 * 60;
/** So does every device after this time. */
export const SESSION_LIFETIME_S = 30 * 24 * 60 * 60;
