import { expect, test } from 'vitest';
import { berlinDay } from './berlin-day';

test.each([
  ['2026-11-25T23:30:00Z', '2026-11-26'],
  ['2026-07-25T21:59:00Z', '2026-07-25'],
])('%s is on %s in Germany', (at, day) => expect(berlinDay(new Date(at))).toBe(day));
