import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { dayWithRoom, expressText, unitsTaken } from './express-date';

const calendar = { land: 'BE', closingDays: ['2026-11-30'] } as const;
const promised = new Map([
  ['2026-11-26', 5],
  ['2026-11-27', 4],
]);
const from = Temporal.PlainDate.from('2026-11-26');
const dayOf = (units: number, limit: number) => dayWithRoom(from, units, { room: { limit, promised }, calendar }).toString();

test.each([
  ['without a limit, the first day', 9, 0, '2026-11-26'],
  ['a day with room', 1, 6, '2026-11-26'],
  ['to the last unit of the next day', 2, 6, '2026-11-27'],
  ['past a weekend and a closing day', 3, 6, '2026-12-01'],
  ['more than a day holds, on a day of its own', 50, 6, '2026-12-01'],
  ['a limit that was lowered below what is promised', 1, 3, '2026-12-01'],
])('express takes %s', (_name, units, limit, day) => expect(dayOf(units, limit)).toBe(day));

test('an order larger than a day takes one whole day, never more than the limit', () =>
  expect([unitsTaken(50, { limit: 6 }), unitsTaken(2, { limit: 6 }), unitsTaken(50, { limit: 0 })]).toEqual([6, 2, 50]));

test.each([
  ['2026-11-25T17:00Z', 'bis heute 18 Uhr', 'by 6 pm today'],
  ['2026-11-26T08:30Z', 'bis morgen 9:30 Uhr', 'by 9:30 am tomorrow'],
  ['2026-11-27T17:00Z', 'bis Freitag, 27.11., 18 Uhr', 'by Friday 27 November, 6 pm'],
])('work that is due at %s is delivered %s', (at, de, en) => {
  const now = new Date('2026-11-24T23:30Z');
  expect([expressText(new Date(at), now, 'de'), expressText(new Date(at), now, 'en')]).toEqual([de, en]);
});
