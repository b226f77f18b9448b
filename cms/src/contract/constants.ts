/** Business constants and limits of spec §9, the only copy. */

export const CART_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
export const CART_ID_LENGTH = 40;
export const CART_BADGE_MAX = 99;

export const HEADER_SCROLL_THRESHOLD_PX = 96;
export const PANEL_CLOSE_DELAY_MS = 400;
export const LOGO_ALTERNATION_MS = 5_000;
export const LOADER_STEP_MS = 200;
export const LOADER_CYCLE_MS = 1_200;

/** Time-out of all calls but uploads and functions (spec §9, document database). */
export const REQUEST_TIMEOUT_MS = 20_000;
export const REQUEST_RETRIES = 2;

/** Waits of long polls of the event log; browsers give up a call at the latest when the server ends it (spec §9). */
export const FOLLOW_WAIT_S = { shortest: 5, usual: 25, longest: 30 } as const;
export const FOLLOW_TIMEOUT_MS = FOLLOW_WAIT_S.longest * 1000;

/** The header in which an answer with content names the content types that it was made of, separated by spaces. */
export const ANSWER_TYPES_HEADER = 'x-answer-types';

/** Time within which both servers must have received the head of a request. */
export const HEADERS_TIMEOUT_MS = 30_000;
/** Time without a byte after which a body is given up, in either direction. */
export const BODY_SILENCE_MS = 60_000;

/** Time for which browsers that came by https once use nothing else; both servers send the same value. */
export const HSTS_MAX_AGE_S = 63_072_000;

/** Sizes of the browser's cache for documents (spec §9). */
export const DOCUMENT_CACHE_BYTES = { usual: 40 * 1024 * 1024, least: 1024 * 1024 } as const;

/** Duration of the main toast facility: gates, logout, cart. */
export const MAIN_TOAST_MS = 2_000;
/** Durations of the second toast facility: uploads and portal work. */
export const TOAST_DURATION_MS = {
  blank: 4_000,
  error: 4_000,
  success: 2_000,
  loading: Number.POSITIVE_INFINITY,
  custom: 4_000,
} as const;
export const TOAST_REMOVE_DELAY_MS = 1_000;
/** The longest time that pointing at a toast keeps it beyond its duration. */
export const MAX_TOAST_PAUSE_MS = 10_000;

export const MAX_JSON_BYTES = 1024 * 1024;
export const locales = ['de', 'en'] as const;
export type Locale = (typeof locales)[number];

/** Features of browsers that no page of shop or panel uses. */
export const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), payment=()';

/** The shop's name where it cannot come from Strapi: in authenticator apps, and among refused passwords. */
export const SHOP_NAME = 'Planquadrat';
