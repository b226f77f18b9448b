import { describe, expect, test } from 'vitest';
import { addRoom, duplicateRoom, freeNumber, moveRoom, newBookRoom, removeRoom, setCell } from './edit-room-book';
import { emptyBook, limits, type RoomBook } from './room-book';

const book: RoomBook = { rooms: ['0.01', '0.02', '0.03'].map((number) => newBookRoom({ number, storey: 'EG', name: `Raum ${number}` })) };
const numbers = ({ rooms }: RoomBook) => rooms.map(({ number }) => number).join(' ');
const full: RoomBook = { rooms: Array.from({ length: limits.rooms }, () => newBookRoom()) };

describe('a change', () => {
  test.each([
    { case: 'adds at the end', next: addRoom(book, -1), shows: '0.01 0.02 0.03 0.04' },
    { case: 'adds below a row', next: addRoom(book, 0), shows: '0.01 0.04 0.02 0.03' },
    { case: 'duplicates below the row', next: duplicateRoom(book, 0), shows: '0.01 0.04 0.02 0.03' },
    { case: 'removes', next: removeRoom(book, 1), shows: '0.01 0.03' },
    { case: 'moves down', next: moveRoom(book, 0, 1), shows: '0.02 0.01 0.03' },
    { case: 'moves up', next: moveRoom(book, 2, -1), shows: '0.01 0.03 0.02' },
    { case: 'sets a cell', next: setCell(book, 1, { column: 'number', value: '9' }), shows: '0.01 9 0.03' },
    { case: 'starts an empty book', next: addRoom(emptyBook, -1), shows: '' },
  ])('$case', ({ next, shows }) => expect(numbers(next)).toBe(shows));

  test.each([
    { case: 'above the first row', next: moveRoom(book, 0, -1) },
    { case: 'below the last row', next: moveRoom(book, 2, 1) },
    { case: 'of a row that is gone', next: removeRoom(book, 9) },
    { case: 'that duplicates nothing', next: duplicateRoom(book, 9) },
    { case: 'to the same value', next: setCell(book, 0, { column: 'storey', value: 'EG' }) },
  ])('$case leaves the book as it is', ({ next }) => expect(next).toBe(book));

  test('beyond the limit leaves the book as it is', () => expect([addRoom(full, -1), duplicateRoom(full, 0)]).toEqual([full, full]));
});

test('a copy has everything but id and number of its own', () => {
  const [first, copy] = duplicateRoom(book, 0).rooms;
  expect(copy).toEqual({ ...first, id: expect.any(String), number: '0.04' });
  expect(copy?.id).not.toBe(first?.id);
});

test('a new room continues its storey', () => expect(addRoom(book, 0).rooms[1]).toMatchObject({ storey: 'EG', number: '0.04', name: '' }));

describe('freeNumber', () => {
  test.each([
    ['EG.09', 'EG.10'],
    ['A-02-014', 'A-02-015'],
    ['0.01', '0.04'],
    ['99', '100'],
    ['98765432109876543', '98765432109876544'],
    ['Flur', ''],
    ['', ''],
  ])('after %j comes %j', (number, next) => expect(freeNumber(book, number)).toBe(next));
});
