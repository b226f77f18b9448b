import { expect, test } from 'vitest';
import { newBookRoom, emptyBook } from './room-book';
import { isRoomBook, placeIn } from './use-grid';

test.each([emptyBook, { rooms: [newBookRoom({ name: 'Flur' })] }])('takes what was stored', (book) =>
  expect(isRoomBook(JSON.parse(JSON.stringify(book)))).toBe(true),
);

test.each([
  { case: 'nothing', value: null },
  { case: 'no list', value: { rooms: {} } },
  { case: 'a room without cells', value: { rooms: [{ id: 'a' }] } },
  { case: 'a cell that is no text', value: { rooms: [{ ...newBookRoom(), area: 5 }] } },
  { case: 'a text without end', value: { rooms: [{ ...newBookRoom(), note: 'x'.repeat(1_000) }] } },
])('refuses $case', ({ value }) => expect(isRoomBook(value)).toBe(false));

const [hall, kitchen, bath] = [newBookRoom({ name: 'Flur' }), newBookRoom({ name: 'Küche' }), newBookRoom({ name: 'Bad' })];
const atKitchen = { place: { row: 1, column: 'area' as const }, roomId: kitchen.id };

test.each([
  { case: 'stays where it is', rooms: [hall, kitchen, bath], row: 1 },
  { case: 'follows its room that another tab has moved', rooms: [kitchen, hall, bath], row: 0 },
  { case: 'follows its room behind one that another tab has added', rooms: [bath, hall, kitchen], row: 2 },
  { case: 'stays in its row where another tab has removed the room', rooms: [hall, bath], row: 1 },
  { case: 'ends with the book', rooms: [hall], row: 0 },
])('the place $case', ({ rooms, row }) => expect(placeIn({ rooms }, atKitchen)).toEqual({ row, column: 'area' }));
