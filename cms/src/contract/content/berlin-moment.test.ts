import { expect, test } from 'vitest';
import { berlinLocal, berlinMoments } from './berlin-moment';

test.each([
  ['a time in winter is one hour behind UTC', '2026-11-20T10:02', ['2026-11-20T09:02:00.000Z']],
  ['a time in summer is two', '2026-07-01T00:30', ['2026-06-30T22:30:00.000Z']],
  ['the hour that is skipped in spring does not exist', '2027-03-28T02:30', []],
  ['the minute before it does', '2027-03-28T01:59', ['2027-03-28T00:59:00.000Z']],
  ['nor is the minute behind it missing', '2027-03-28T03:00', ['2027-03-28T01:00:00.000Z']],
  ['the hour that is repeated in autumn exists twice', '2026-10-25T02:30', ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']],
  ['the hour behind it once', '2026-10-25T03:00', ['2026-10-25T02:00:00.000Z']],
  ['a day that no month has is none', '2026-02-30T10:00', []],
  ['nor is a text', 'morgen', []],
])('%s', (_what, local, instants) => expect(berlinMoments(local).map((at) => at.toISOString())).toEqual(instants));

test('an instant is shown as clocks in Germany show it', () => {
  expect(berlinLocal(new Date('2026-10-25T01:30:00Z'))).toBe('2026-10-25T02:30');
});
