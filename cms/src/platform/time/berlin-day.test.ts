import { expect, test } from 'vitest';
import { berlinDay, dayAfter } from './berlin-day';

test.each([
  ['an evening in UTC is the next day here in winter', '2026-12-31T23:00:00Z', '2027-01-01'],
  ['and two hours before midnight in summer', '2026-06-30T22:00:00Z', '2026-07-01'],
  ['noon is the same day', '2026-06-30T12:00:00Z', '2026-06-30'],
])('%s', (_name, at, day) => expect(berlinDay(new Date(at))).toBe(day));

test.each([
  ['2026-11-21', 14, '2026-12-05'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-28', 2, '2026-03-30'],
])('%s and %i days is %s', (day, count, after) => expect(dayAfter(day, count)).toBe(after));
