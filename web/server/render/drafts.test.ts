import { expect, test } from 'vitest';
import { previewCookieOf } from './drafts';

test.each([
  [undefined, null],
  ['', null],
  ['theme=dark', null],
  ['pq_preview=1.a', 'pq_preview=1.a'],
  ['theme=dark; pq_preview=1.a; x=y', 'pq_preview=1.a'],
  ['my_pq_preview=1.a', null],
  ['pq_preview=', null],
])('in "%s" the preview cookie is %s', (cookies, found) => expect(previewCookieOf(cookies)).toBe(found));
