import { describe, expect, test } from 'vitest';
import { formatAge, formatCount, formatDay, formatMoment } from './format';

const now = Date.parse('2026-11-20T12:00:00Z');

describe('formatAge', () => {
  test.each([
    ['2026-11-20T11:59:50Z', 'de', 'in dieser Minute'],
    ['2026-11-20T11:15:00Z', 'de', 'vor 45 Minuten'],
    ['2026-11-20T09:30:00Z', 'en', '2 hours ago'],
    ['2026-11-19T11:00:00Z', 'de', 'gestern'],
    ['2026-11-15T11:00:00Z', 'de', 'vor 5 Tagen'],
    ['2026-11-20T12:00:05Z', 'en', 'this minute'],
  ] as const)('%s in %s is %s', (time, locale, text) => expect(formatAge(time, locale, now)).toBe(text));
});

test.each([
  [999, 'de', '999'],
  [1_000, 'de', '1.000+'],
  [2_345, 'en', '1,000+'],
] as const)('%i of at most 1,000 counted is %s: %s', (count, locale, text) => expect(formatCount(count, 1_000, locale)).toBe(text));

test('a late evening in UTC is the next day in Germany', () => expect(formatDay('2026-11-20T23:30:00Z', 'de')).toBe('21.11.2026'));

test('a moment has day and time in Germany', () => expect(formatMoment('2026-11-20T15:21:00Z', 'de')).toBe('20.11.26, 16:21'));
