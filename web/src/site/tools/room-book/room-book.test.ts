import { describe, expect, test } from 'vitest';
import {
  addRoom,
  bookProblems,
  countSamples,
  exampleBook,
  ownBook,
  withoutSamples,
  duplicateRoom,
  freeNumber,
  moveRoom,
  newBookRoom,
  removeRoom,
  setCell,
  emptyBook,
  limits,
  type RoomBook,
  cellProblem,
  duplicateNumbers,
  showCell,
  storeCell,
  endOfBook,
  filledRooms,
  storeyTotals,
  totalArea,
} from './room-book';

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

describe('storeCell', () => {
  test.each([
    ['area', '12,50', 'de', '12.5'],
    ['area', '1.234,56', 'de', '1234.56'],
    ['area', '12.5', 'en', '12.5'],
    ['area', '1,234.56', 'en', '1234.56'],
    ['area', '12,5 m²', 'de', '12.5'],
    ['height', '2,5 m', 'de', '2.5'],
    ['height', '2,54321', 'de', '2.543'],
    ['area', 'unbekannt', 'de', 'unbekannt'],
    ['area', '', 'de', ''],
    ['area', '9'.repeat(400), 'de', '9'.repeat(400)],
    ['area', '9'.repeat(25), 'de', '9'.repeat(25)],
    ['area', '-12345678901,2346', 'de', '-12345678901.235'],
    ['name', '  Küche \n Süd ', 'de', 'Küche Süd'],
    ['number', '1,5', 'de', '1,5'],
    ['note', 'x'.repeat(600), 'de', 'x'.repeat(limits.textLength)],
  ] as const)('%s %j in %s is kept as %j', (column, text, locale, kept) => expect(storeCell(column, text, locale)).toBe(kept));
});

describe('showCell', () => {
  test.each([
    ['area', '12.5', 'de', '12,50'],
    ['area', '12.5', 'en', '12.50'],
    ['height', '2.543', 'de', '2,543'],
    ['area', 'unbekannt', 'de', 'unbekannt'],
    ['area', '9'.repeat(400), 'de', '9'.repeat(400)],
    ['number', '1.5', 'de', '1.5'],
    ['area', '', 'de', ''],
  ] as const)('%s %j in %s reads %j', (column, value, locale, shown) => expect(showCell(column, value, locale)).toBe(shown));
});

describe('cellProblem', () => {
  test.each([
    ['area', '', null],
    ['area', '12.5', null],
    ['area', '0', 'not-positive'],
    ['area', '-3', 'not-positive'],
    ['area', '100001', 'too-large'],
    ['area', '9'.repeat(400), 'too-large'],
    ['area', 'zwölf', 'no-number'],
    ['height', '100.1', 'too-large'],
    ['number', '0.01', null],
    ['number', 'twice', 'duplicate'],
    ['name', 'twice', null],
  ] as const)('%s %j: %s', (column, value, problem) => expect(cellProblem(column, value, (number) => number === 'twice')).toBe(problem));
});

test('numbers that stand twice are found, empty ones are not compared', () => {
  const rooms = ['1', '2', '1', '', '', '3', '1'].map((number) => newBookRoom({ number }));
  expect([...duplicateNumbers(rooms)]).toEqual(['1']);
});

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

describe('the example', () => {
  const example = exampleBook((key) => (key.endsWith('rooms') ? 'Flur, Küche, Bad' : key.endsWith('floors') ? 'Parkett, Fliesen' : 'EG'));

  test('has the same rooms on server and browser, without a fault', () => {
    expect(example.rooms.map(({ id, number, name, floor }) => [id, number, name, floor])).toEqual([
      ['example-0', '0.01', 'Flur', 'Parkett'],
      ['example-1', '0.02', 'Küche', 'Fliesen'],
      ['example-2', '0.03', 'Bad', 'Parkett'],
    ]);
    expect(bookProblems(example.rooms)).toEqual([]);
  });

  test('gives way to the first own room, and stays where rooms of it were changed', () => {
    expect(ownBook(example)).toBe(emptyBook);
    const changed = setCell(example, 0, { column: 'name', value: 'Diele' });
    expect(countSamples(changed)).toBe(2);
    expect(ownBook(changed)).toBe(changed);
    expect(withoutSamples(changed).rooms.map(({ name }) => name)).toEqual(['Diele']);
  });
});
