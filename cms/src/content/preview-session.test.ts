import { beforeAll, expect, test } from 'vitest';
import { issuePreview, readPreview } from './preview-session';

const MINUTE_MS = 60 * 1000;
const EDITOR = 7;
const now = 1_790_000_000_000;

beforeAll(() => {
  process.env.GUEST_LINK_SECRET = 'a-secret-for-preview-tests';
});

test.each([
  ['link', 'at once', 0, EDITOR],
  ['link', 'just before it ends', 2 * MINUTE_MS - 1, EDITOR],
  ['link', 'afterwards', 2 * MINUTE_MS, null],
  ['session', 'just before its hour is over', 60 * MINUTE_MS - 1, EDITOR],
  ['session', 'afterwards', 60 * MINUTE_MS, null],
] as const)('a %s counts %s: %#', (purpose, _name, afterMs, editor) =>
  expect(readPreview(purpose, issuePreview(purpose, EDITOR, now), now + afterMs)).toBe(editor),
);

test('a link is no session', () => expect(readPreview('session', issuePreview('link', EDITOR, now), now)).toBeNull());

const signature = () => issuePreview('session', EDITOR, now).split('.')[2];

test.each([
  ['nothing', () => ''],
  ['one part', () => 'x'],
  ['empty parts', () => '..'],
  ['no signature', () => `${EDITOR}.${now + MINUTE_MS}.`],
  ['a longer life', () => `${EDITOR}.${now + 61 * MINUTE_MS}.${signature()}`],
  ['another editor', () => `8.${now + 60 * MINUTE_MS}.${signature()}`],
  ['no time', () => 'NaN.NaN.x'],
])('a token with %s is none', (_name, token) => expect(readPreview('session', token(), now)).toBeNull());
