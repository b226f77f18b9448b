import { expect, test } from 'vitest';
import { badgeText } from './cart-count';

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [5_000, '99+'],
])('%i lines show %s', (count, text) => expect(badgeText(count)).toBe(text));
