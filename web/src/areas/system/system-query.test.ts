import { expect, test } from 'vitest';
import { formatShare, formatWait } from './system-query';

test.each([
  [0, 'de', '–'],
  [0.9, 'de', '–'],
  [40, 'en', '40 sec'],
  [119, 'en', '1 min'],
  [840, 'de', '14 Min.'],
  [7_300, 'en', '2 hr'],
  [200_000, 'en', '2 days'],
] as const)('a wait of %i seconds in %s is %s', (seconds, locale, text) =>
  expect(formatWait(seconds, locale).replace(/\s/g, ' ')).toBe(text),
);

test('a share is a whole number of percent', () => {
  expect([formatShare(0.646, 'de').replace(/\s/g, ' '), formatShare(0.646, 'en')]).toEqual(['65 %', '65%']);
});
