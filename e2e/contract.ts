import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/** The run-time values of the contract that the tests need. The contract is CommonJS, whose names a module cannot import one by one. */
export const {
  HEADER_SCROLL_THRESHOLD_PX,
  LOGO_ALTERNATION_MS,
  MAIN_TOAST_MS,
  MAX_TOAST_PAUSE_MS,
  PANEL_CLOSE_DELAY_MS,
  REQUEST_RETRIES,
  TOAST_DURATION_MS,
} = load('../cms/src/contract/constants.ts') as typeof import('@contract/constants');
export const { LIST_LIMIT_DEFAULT } = load('../cms/src/contract/list.ts') as typeof import('@contract/list');
export const { ROLE_TIMEOUT_MS } = load('../cms/src/contract/people/roles.ts') as typeof import('@contract/people/roles');
export const { cartKeys, CART_ID_PATTERN } = load('../cms/src/contract/quoting/cart.ts') as typeof import('@contract/quoting/cart');
export const { cents, formatCents, gross } = load('../cms/src/contract/pricing/money.ts') as typeof import('@contract/pricing/money');
