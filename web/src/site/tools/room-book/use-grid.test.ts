import { expect, test } from 'vitest';
import { newBookRoom, emptyBook } from './room-book';
import { isRoomBook } from './use-grid';

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
