import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ExpressTerm } from '../../../contract/pricing/pricing';
import { dueAfterRest, dueDate } from './due-date';
import { closingDaysIn, addSupportMinutes, supportMinutesBetween } from '../../../platform/time/support-time';

const berlin = { land: 'BE', closingDays: [] } as const;
const bavaria = { land: 'BY', closingDays: [] } as const;
const closedAtYearEnd = { land: 'BE', closingDays: ['2026-12-24', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'] } as const;

/** A time in Germany: summer time from the last Sunday of March to that of October. */
const at = (text: string, offset = '+01:00') => new Date(`${text.replace(' ', 'T')}:00${offset}`);
const summer = (text: string) => at(text, '+02:00');

describe('addSupportMinutes', () => {
  test.each([
    ['within a day', { from: at('2026-11-18 09:00'), minutes: 120, calendar: berlin }, at('2026-11-18 11:00')],
    ['to the very end of a day', { from: at('2026-11-18 09:00'), minutes: 540, calendar: berlin }, at('2026-11-18 18:00')],
    ['over night', { from: at('2026-11-18 17:00'), minutes: 120, calendar: berlin }, at('2026-11-19 09:00')],
    ['over a weekend', { from: at('2026-11-20 17:30'), minutes: 120, calendar: berlin }, at('2026-11-23 09:30')],
    ['from before the opening', { from: at('2026-11-18 05:00'), minutes: 60, calendar: berlin }, at('2026-11-18 09:00')],
    ['from after the closing', { from: at('2026-11-18 20:00'), minutes: 60, calendar: berlin }, at('2026-11-19 09:00')],
    ['from exactly the closing', { from: at('2026-11-18 18:00'), minutes: 60, calendar: berlin }, at('2026-11-19 09:00')],
    ['from a Sunday', { from: at('2026-11-22 12:00'), minutes: 60, calendar: berlin }, at('2026-11-23 09:00')],
    ['nothing, from exactly the closing', { from: at('2026-11-18 18:00'), minutes: 0, calendar: berlin }, at('2026-11-18 18:00')],
    ['nothing, from a Sunday', { from: at('2026-11-22 12:00'), minutes: 0, calendar: berlin }, at('2026-11-23 08:00')],
    [
      'over Easter and the change to summer time',
      { from: at('2027-03-25 17:00'), minutes: 120, calendar: berlin },
      summer('2027-03-30 09:00'),
    ],
    ['over the change to winter time', { from: summer('2026-10-23 17:00'), minutes: 120, calendar: berlin }, at('2026-10-26 09:00')],
    ['over a holiday of Berlin', { from: at('2027-03-05 17:00'), minutes: 120, calendar: berlin }, at('2027-03-09 09:00')],
    ['where that day is none', { from: at('2027-03-05 17:00'), minutes: 120, calendar: bavaria }, at('2027-03-08 09:00')],
    ['over Epiphany in Bavaria', { from: at('2027-01-05 17:00'), minutes: 120, calendar: bavaria }, at('2027-01-07 09:00')],
    ['over Christmas', { from: at('2026-12-24 17:00'), minutes: 120, calendar: berlin }, at('2026-12-28 09:00')],
    ['over New Year', { from: at('2026-12-31 17:00'), minutes: 120, calendar: berlin }, at('2027-01-04 09:00')],
    ['over closing days', { from: at('2026-12-23 17:00'), minutes: 120, calendar: closedAtYearEnd }, at('2027-01-04 09:00')],
  ])('%s', (_name, { from, minutes, calendar }, expected) => expect(addSupportMinutes(from, minutes, calendar)).toEqual(expected));

  test('what was added lies between, and is counted back the same', () => {
    const times = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(times, fc.integer({ min: 0, max: 6_000 }), (from, minutes) => {
        const start = new Date(Math.floor(from.getTime() / 60_000) * 60_000);
        const due = addSupportMinutes(start, minutes, closedAtYearEnd);
        expect(due.getTime()).toBeGreaterThanOrEqual(minutes === 0 ? 0 : start.getTime());
        expect(supportMinutesBetween(start, due, closedAtYearEnd)).toBe(minutes);
      }),
      { numRuns: 200 },
    );
  });

  test('a calendar without working days is an error, not an endless loop', () => {
    const closingDays = Array.from({ length: 800 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10));
    expect(() => addSupportMinutes(at('2026-01-02 09:00'), 60, { land: 'BE', closingDays })).toThrow(RangeError);
  });
});

describe('supportMinutesBetween', () => {
  test.each([
    ['within a day', at('2026-11-18 09:00'), at('2026-11-18 10:30'), 90],
    ['over a weekend', at('2026-11-20 17:00'), at('2026-11-23 09:00'), 120],
    ['outside support hours', at('2026-11-20 18:00'), at('2026-11-23 08:00'), 0],
    ['over the change to summer time', at('2027-03-25 17:00'), summer('2027-03-30 09:00'), 120],
    ['backwards', at('2026-11-20 12:00'), at('2026-11-20 09:00'), 0],
  ])('%s', (_name, from, to, minutes) => expect(supportMinutesBetween(from, to, berlin)).toBe(minutes));
});

describe('dueDate', () => {
  const overnight: ExpressTerm = { term: 'overnight', cutoff: '16:00', due: '09:00' };
  const sameDay: ExpressTerm = { term: 'same_day', cutoff: '10:00', due: '18:00' };
  const plain = { leadTimeDays: 2, express: null, pauses: [] };

  test.each([
    ['two working days', at('2026-11-17 14:00'), plain, at('2026-11-19 14:00')],
    ['two working days from the evening', at('2026-11-17 20:00'), plain, at('2026-11-19 18:00')],
    ['two working days from a Thursday', at('2026-11-19 14:00'), plain, at('2026-11-23 14:00')],
    ['over night, in time', at('2026-11-18 16:00'), { ...plain, express: overnight }, at('2026-11-19 09:00')],
    ['over night, a minute late', at('2026-11-18 16:01'), { ...plain, express: overnight }, at('2026-11-20 09:00')],
    ['over night, on a Friday', at('2026-11-20 15:00'), { ...plain, express: overnight }, at('2026-11-23 09:00')],
    ['over night, on a Saturday', at('2026-11-21 08:00'), { ...plain, express: overnight }, at('2026-11-24 09:00')],
    ['over night, before the clock changes', summer('2026-10-23 15:00'), { ...plain, express: overnight }, at('2026-10-26 09:00')],
    ['the same day, in time', at('2026-11-18 09:59'), { ...plain, express: sameDay }, at('2026-11-18 18:00')],
    ['the same day, late', at('2026-11-18 10:30'), { ...plain, express: sameDay }, at('2026-11-19 18:00')],
    ['the same day, late on the last day before Christmas', at('2026-12-24 11:00'), { ...plain, express: sameDay }, at('2026-12-28 18:00')],
  ])('%s', (_name, start, terms, due) => expect(dueDate(start, terms, berlin)).toEqual(due));

  test.each([
    ['a pause within a day', [{ from: at('2026-11-18 09:00'), to: at('2026-11-18 12:00') }], at('2026-11-19 17:00')],
    ['a pause over a weekend', [{ from: at('2026-11-19 13:00'), to: at('2026-11-23 09:00') }], at('2026-11-23 10:00')],
    [
      'two pauses',
      [
        { from: at('2026-11-18 09:00'), to: at('2026-11-18 10:00') },
        { from: at('2026-11-18 11:00'), to: at('2026-11-18 12:00') },
      ],
      at('2026-11-19 16:00'),
    ],
    ['a pause at night', [{ from: at('2026-11-17 18:30'), to: at('2026-11-18 07:00') }], at('2026-11-19 14:00')],
    ['a pause after it was due', [{ from: at('2026-11-20 09:00'), to: at('2026-11-20 12:00') }], at('2026-11-19 14:00')],
    ['a pause that began before the work', [{ from: at('2026-11-16 08:00'), to: at('2026-11-17 15:00') }], at('2026-11-19 15:00')],
  ])('%s', (_name, pauses, due) => expect(dueDate(at('2026-11-17 14:00'), { ...plain, pauses }, berlin)).toEqual(due));

  test('a pause moves an express term too', () =>
    expect(
      dueDate(
        at('2026-11-18 09:00'),
        { ...plain, express: sameDay, pauses: [{ from: at('2026-11-18 12:00'), to: at('2026-11-18 14:00') }] },
        berlin,
      ),
    ).toEqual(at('2026-11-19 10:00')));

  test('while a pause is open nobody knows', () =>
    expect(dueDate(at('2026-11-17 14:00'), { ...plain, pauses: [{ from: at('2026-11-18 09:00'), to: null }] }, berlin)).toBeNull());
});

describe('dueAfterRest', () => {
  const due = at('2026-11-19 14:00');
  test.each([
    ['later by the support hours of the rest', at('2026-11-18 09:00'), at('2026-11-18 12:00'), at('2026-11-19 17:00')],
    ['a rest that outlasts it counts as a whole', at('2026-11-19 13:00'), at('2026-11-23 09:00'), at('2026-11-23 10:00')],
    ['a night is no rest', at('2026-11-18 18:00'), at('2026-11-19 08:00'), due],
    ['what was late stays late', at('2026-11-19 15:00'), at('2026-11-25 12:00'), due],
  ])('%s', (_name, from, to, expected) => expect(dueAfterRest(due, { from, to }, berlin)).toEqual(expected));
});

test('closing days are read a line each, with remarks', () => {
  expect(closingDaysIn('2026-12-24 Heiligabend\n2026-12-31\n\nalle Jahre wieder')).toEqual(['2026-12-24', '2026-12-31']);
  expect(closingDaysIn(null)).toEqual([]);
});
