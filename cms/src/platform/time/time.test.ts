import { expect, test, describe } from 'vitest';
import { berlinDay, dayAfter, days, keptUntil, lastMonths, monthsBetween } from './time';

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

test.each([
  ['a letter of the first day', 6, '2026-01-01T00:00:00Z', '2032-12-31T23:00:00Z'],
  ['one of the last minute here', 6, '2026-12-31T22:59:59Z', '2032-12-31T23:00:00Z'],
  ['one of a minute later', 6, '2026-12-31T23:00:00Z', '2033-12-31T23:00:00Z'],
  ['an invoice', 8, '2026-06-30T12:00:00Z', '2034-12-31T23:00:00Z'],
])('%s is kept to the end of the %ith calendar year after its own', (_what, years, from, until) =>
  expect(keptUntil(years, new Date(from))).toEqual(new Date(until)),
);

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

describe('the months between two days', () => {
  test('follow each other, the first and the last only as far as they lie between', () => {
    const months = monthsBetween('2025-12-30', '2026-02-03');
    expect(months.map(({ name, days: { from, to } }) => [name, from, to])).toEqual([
      ['2025-12', '2025-12-30', '2025-12-31'],
      ['2026-01', '2026-01-01', '2026-01-31'],
      ['2026-02', '2026-02-01', '2026-02-03'],
    ]);
    expect(months[0]?.from).toEqual(new Date('2025-12-29T23:00:00Z'));
    expect(months[0]?.to).toEqual(months[1]?.from);
    expect(months[2]?.to).toEqual(new Date('2026-02-03T23:00:00Z'));
  });

  test('are one for one day, and none backwards', () => {
    expect(monthsBetween('2026-02-28', '2026-02-28')).toHaveLength(1);
    expect(monthsBetween('2026-03-01', '2026-02-28')).toEqual([]);
  });
});
