import { expect, test } from 'vitest';
import { ago, ahead, minutesAgo, morningsBetween } from './scenario';

test.each([
  ['a Saturday', '2026-11-21T18:00:00Z', 1, '2026-11-20T08:15:00.000Z'],
  ['a Monday morning', '2026-11-23T06:00:00Z', 1, '2026-11-20T08:15:00.000Z'],
  ['the day after Christmas', '2026-12-28T09:00:00Z', 1, '2026-12-24T08:15:00.000Z'],
  ['a week before', '2026-11-18T09:00:00Z', 5, '2026-11-11T08:15:00.000Z'],
  ['before the clocks changed', '2026-10-27T09:00:00Z', 2, '2026-10-23T07:15:00.000Z'],
])('working days are counted back from %s', (_name, start, days, expected) =>
  expect(ago(days, '09:15')(new Date(start)).toISOString()).toBe(expected),
);

test('working days are counted ahead, too', () =>
  expect(ahead(2, '12:00')(new Date('2026-11-20T18:00:00Z')).toISOString()).toBe('2026-11-24T11:00:00.000Z'));

test('what has just happened lies after every working day before', () => {
  const start = new Date('2026-11-24T00:10:00+01:00');
  expect(minutesAgo(90)(start).getTime()).toBeGreaterThan(ago(1, '17:00')(start).getTime());
});

test('each day has one morning, and those before the beginning and after the end are left out', () => {
  const mornings = morningsBetween(new Date('2026-11-19T09:00:00Z'), new Date('2026-11-21T04:00:00Z'));
  expect(mornings.map((morning) => morning.toISOString())).toEqual(['2026-11-20T04:00:00.000Z', '2026-11-21T04:00:00.000Z']);
});
