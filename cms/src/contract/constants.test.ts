import { expect, test } from 'vitest';
import { CALL_TIMEOUT_MS } from './people/callables';
import * as constants from './constants';

test('the figures are those of spec §9', () => {
  expect({ ...constants, CALL_TIMEOUT_MS }).toMatchObject({
    CART_LIFETIME_MS: 2_592_000_000,
    CART_ID_LENGTH: 40,
    CART_BADGE_MAX: 99,
    HEADER_SCROLL_THRESHOLD_PX: 96,
    PANEL_CLOSE_DELAY_MS: 400,
    LOGO_ALTERNATION_MS: 5_000,
    LOADER_STEP_MS: 200,
    LOADER_CYCLE_MS: 1_200,
    REQUEST_TIMEOUT_MS: 20_000,
    REQUEST_RETRIES: 2,
    FOLLOW_WAIT_S: { shortest: 5, longest: 30 },
    DOCUMENT_CACHE_BYTES: { usual: 41_943_040, least: 1_048_576 },
    MAIN_TOAST_MS: 2_000,
    TOAST_DURATION_MS: { blank: 4_000, error: 4_000, success: 2_000, loading: Infinity, custom: 4_000 },
    TOAST_REMOVE_DELAY_MS: 1_000,
    CALL_TIMEOUT_MS: 70_000,
  });
});
