import { expect, test } from 'vitest';
import { afterPlace, compareNewest, placeCursor, placeOfCursor, type Place } from './keyset';

const at = (time: string, list: number, id: number): Place => ({ at: new Date(time), list, id });
const noon = '2026-11-21T12:00:00.123Z';

test('newest first; of one moment lists in their order, and rows from the last', () => {
  const places = [at('2026-11-20T12:00:00Z', 0, 9), at(noon, 1, 3), at(noon, 0, 2), at(noon, 0, 5)];
  expect(places.toSorted(compareNewest).map(({ list, id }) => [list, id])).toEqual([
    [0, 5],
    [0, 2],
    [1, 3],
    [0, 9],
  ]);
});

test('a cursor leads back to its place', () => expect(placeOfCursor(placeCursor(at(noon, 6, 4_711)))).toEqual(at(noon, 6, 4_711)));

test.each(['', 'x', '0.', '0..1', 'zz.1.1', '0.1.', '!.1.1', '0.zzzzzzzzzzz.1'])('%j is no cursor', (cursor) =>
  expect(() => placeOfCursor(cursor)).toThrow('input.invalid'),
);

test.each([
  ['a later list goes on with the same moment', 2, { at: { $lte: new Date(noon) } }],
  ['an earlier one after it', 0, { at: { $lt: new Date(noon) } }],
  ['its own after the row', 1, { $or: [{ at: { $lt: new Date(noon) } }, { at: new Date(noon), id: { $lt: 7 } }] }],
])('%s', (_name, list, where) => expect(afterPlace(at(noon, 1, 7), list, 'at')).toEqual(where));
