import { expect, test } from 'vitest';
import { Day, Moment } from './day';

test.each(['1900-01-01', '2026-02-28', '2028-02-29', '2999-12-31'])('%s is a day', (day) => {
  expect(Day.safeParse(day).success).toBe(true);
  expect(Moment.safeParse(`${day}T12:00:00.000Z`).success).toBe(true);
});

test.each(['0001-01-01', '1899-12-31', '3000-01-01', '9999-12-31', '2026-02-29', '2026-1-1', '26.11.2026', ''])('%j is none', (day) => {
  expect(Day.safeParse(day).success).toBe(false);
  expect(Moment.safeParse(`${day}T12:00:00.000Z`).success).toBe(false);
});
