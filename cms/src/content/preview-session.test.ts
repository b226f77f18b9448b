import { beforeAll, expect, test } from 'vitest';
import { isPreview, issuePreview } from './preview-session';

const HOUR_MS = 60 * 60 * 1000;
const now = 1_790_000_000_000;

beforeAll(() => {
  process.env.GUEST_LINK_SECRET = 'a-secret-for-preview-tests';
});

test.each([
  ['at once', now, true],
  ['just before its hour is over', now + HOUR_MS - 1, true],
  ['after its hour', now + HOUR_MS, false],
])('a token counts %s: %#', (_name, at, valid) => expect(isPreview(issuePreview(now), at)).toBe(valid));

test.each(['', 'x', '.', `${now + HOUR_MS}.`, `${now + 2 * HOUR_MS}.${issuePreview(now).split('.')[1]}`, 'NaN.x'])(
  '"%s" is none',
  (token) => expect(isPreview(token, now)).toBe(false),
);
