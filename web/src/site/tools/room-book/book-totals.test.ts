import { expect, test } from 'vitest';
import { endOfBook, filledRooms, storeyTotals, totalArea } from './book-totals';
import { newBookRoom } from './edit-room-book';

const rooms = [
  newBookRoom({ storey: 'EG', area: '0.1' }),
  newBookRoom({ storey: 'OG', area: '12.5' }),
  newBookRoom({ storey: 'EG', area: '0.2' }),
  newBookRoom({ storey: 'EG', area: 'unbekannt' }),
];

test('areas add up exactly, what is no number counts nothing', () => expect(totalArea(rooms)).toBe(12.8));

test('a row in which nothing stands is no room', () => {
  expect(filledRooms([...rooms, newBookRoom()])).toHaveLength(4);
  expect(storeyTotals([newBookRoom()])).toEqual([]);
  expect(endOfBook([...rooms, newBookRoom(), newBookRoom()])).toBe(4);
});

test('negative areas count nothing', () => expect(totalArea([newBookRoom({ area: '5' }), newBookRoom({ area: '-3' })])).toBe(5));

test('storeys add up in the order they appear', () =>
  expect(storeyTotals(rooms)).toEqual([
    { storey: 'EG', rooms: 3, area: 0.3 },
    { storey: 'OG', rooms: 1, area: 12.5 },
  ]));
