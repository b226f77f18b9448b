import { describe, expect, test } from 'vitest';
import { days, lastMonths } from './periods';

describe('days', () => {
  test('are those of the operator’s calendar, whatever day it is elsewhere', () => {
    expect(days(new Date('2026-11-20T23:30:00Z'), 0, 1)).toEqual([
      { name: '2026-11-21', from: new Date('2026-11-20T23:00:00Z'), to: new Date('2026-11-21T23:00:00Z') },
    ]);
  });

  test('begin before or after today', () => {
    const names = (first: number) => days(new Date('2026-03-01T12:00:00Z'), first, 2).map(({ name }) => name);
    expect([names(-1), names(1)]).toEqual([
      ['2026-02-28', '2026-03-01'],
      ['2026-03-02', '2026-03-03'],
    ]);
  });

  test('are as long as the clocks make them', () => {
    const [day] = days(new Date('2026-10-25T12:00:00Z'), 0, 1);
    expect((day!.to.getTime() - day!.from.getTime()) / 3_600_000).toBe(25);
  });
});

test('the last months end with the present one and follow each other without gaps', () => {
  const months = lastMonths(new Date('2026-01-31T12:00:00Z'), 3);
  expect(months.map(({ name }) => name)).toEqual(['2025-11', '2025-12', '2026-01']);
  expect(months[0]?.to).toEqual(months[1]?.from);
  expect(months[2]?.to).toEqual(new Date('2026-01-31T23:00:00Z'));
});
