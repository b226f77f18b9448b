/** Business constants and limits of spec §9, the only copy. */

export const CART_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
export const CART_ID_LENGTH = 40;
export const CART_BADGE_MAX = 99;

export const HEADER_SCROLL_THRESHOLD_PX = 96;
export const PANEL_CLOSE_DELAY_MS = 400;
export const LOGO_ALTERNATION_MS = 5_000;
export const LOADER_STEP_MS = 200;
export const LOADER_CYCLE_MS = 1_200;

/** All other calls but uploads and functions (spec §9, document database). */
export const REQUEST_TIMEOUT_MS = 20_000;
export const REQUEST_RETRIES = 2;

/** Long polling of the event log; browsers give up a call where the server ends it at the latest (spec §9). */
export const FOLLOW_WAIT_S = { shortest: 5, usual: 25, longest: 30 } as const;
export const FOLLOW_TIMEOUT_MS = FOLLOW_WAIT_S.longest * 1000;

/** Time within which both servers must have received the head of a request. */
export const HEADERS_TIMEOUT_MS = 30_000;
/** Without a byte for so long, a body on its way in either direction is given up. */
export const BODY_SILENCE_MS = 60_000;

/** Time for which browsers that came by https once use nothing else; both servers send the same value. */
export const HSTS_MAX_AGE_S = 63_072_000;

/** Sizes of the browser's cache for documents (spec §9). */
export const DOCUMENT_CACHE_BYTES = { usual: 40 * 1024 * 1024, least: 1024 * 1024 } as const;

/** The main toast facility: gates, logout, cart. */
export const MAIN_TOAST_MS = 2_000;
/** The second toast facility: uploads and portal work. */
export const TOAST_DURATION_MS = {
  blank: 4_000,
  error: 4_000,
  success: 2_000,
  loading: Number.POSITIVE_INFINITY,
  custom: 4_000,
} as const;
export const TOAST_REMOVE_DELAY_MS = 1_000;
/** A toast that is pointed at stays no longer than this beyond its time. */
export const MAX_TOAST_PAUSE_MS = 10_000;

export const MAX_JSON_BYTES = 1024 * 1024;
export const locales = ['de', 'en'] as const;
export type Locale = (typeof locales)[number];

/** Abilities of browsers that no page of shop or panel asks for. */
export const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), payment=()';

/** The shop's name where no text from Strapi can stand: in authenticator apps, and among refused passwords. */
export const SHOP_NAME = 'Planquadrat';
