import { createId } from '../../../lib/storage/cart-id';
import type { Locale } from '@contract/constants';
import { formatDecimal, parseDecimal } from '../../../lib/text/decimal';
import type { Translate } from '../../../lib/text/strings';

/** The columns of a room book, in the order of its table. */
export const columns = [
  'storey',
  'number',
  'name',
  'area',
  'height',
  'floor',
  'wall',
  'ceiling',
  'doors',
  'windows',
  'equipment',
  'note',
] as const;
export type Column = (typeof columns)[number];

/**
 * A room, by column. Numbers are kept with a decimal point whatever the language; what was typed and is no number stays as it is, with a
 * message at its cell.
 */
export type BookRoom = {
  id: string;
  /** True for a room of the example that nobody has changed yet. */ isSample?: true | undefined;
} & Record<Column, string>;

export type RoomBook = { rooms: readonly BookRoom[] };

export const emptyBook: RoomBook = { rooms: [] };

export const limits = { rooms: 3_000, textLength: 500 } as const;

/** The columns that hold a number, and the largest that makes sense: square metres and metres. */
export const numberColumns: Partial<Record<Column, number>> = { area: 100_000, height: 100 };

const blank = {
  storey: '',
  number: '',
  name: '',
  area: '',
  height: '',
  floor: '',
  wall: '',
  ceiling: '',
  doors: '',
  windows: '',
  equipment: '',
  note: '',
} satisfies Record<Column, string>;

export const newBookRoom = (own: Partial<Record<Column, string>> = {}): BookRoom => ({ id: createId(), ...blank, ...own });

const exampleAreas = ['6.25', '12.5', '24', '15.96', '6.8'];

/** Returns the book that is shown until the visitor has rooms of their own; its ids are fixed, since server and browser must agree on them. */
export function exampleBook(t: Translate): RoomBook {
  const names = t('room-book.example.rooms').split(', ');
  const [wood = '', tiles = ''] = t('room-book.example.floors').split(', ');
  const room = (name: string, index: number): BookRoom => ({
    ...blank,
    id: `example-${index}`,
    isSample: true,
    storey: t('room-book.example.storey'),
    number: `0.0${index + 1}`,
    name,
    area: exampleAreas[index] ?? '',
    height: '2.5',
    floor: index % 2 === 0 ? wood : tiles,
  });
  return { rooms: names.map(room) };
}

export const countSamples = ({ rooms }: RoomBook): number => rooms.filter(({ isSample }) => isSample).length;

/** Returns the book that own rooms are put into: the first of them replaces a mere example. */
export const ownBook = (book: RoomBook): RoomBook => (countSamples(book) === book.rooms.length ? emptyBook : book);

export const withoutSamples = ({ rooms }: RoomBook): RoomBook => ({ rooms: rooms.filter(({ isSample }) => !isSample) });

export const isFull = ({ rooms }: RoomBook): boolean => rooms.length >= limits.rooms;

/**
 * Puts a room below a row, in the same storey and with the next number; at the end when there is no such row. Like every change here
 * it returns a new book whose untouched rooms are the same objects; beyond the limit nothing changes.
 */
export function addRoom(book: RoomBook, below: number): RoomBook {
  if (isFull(book)) return book;
  const at = book.rooms[below] ? below + 1 : book.rooms.length;
  const before = book.rooms[at - 1];
  const own = before ? { storey: before.storey, number: freeNumber(book, before.number), height: heightOf(before) } : {};
  return { rooms: book.rooms.toSpliced(at, 0, newBookRoom(own)) };
}

/** Returns the height that a next room takes over; a wrong one stays where it has to be corrected. */
const heightOf = ({ height }: BookRoom): string => (cellProblem('height', height, () => false) ? '' : height);

/** Puts a copy below the row, with the next free number. */
export function duplicateRoom(book: RoomBook, row: number): RoomBook {
  const room = book.rooms[row];
  if (!room || isFull(book)) return book;
  return {
    rooms: book.rooms.toSpliced(row + 1, 0, { ...room, id: createId(), isSample: undefined, number: freeNumber(book, room.number) }),
  };
}

export const removeRoom = (book: RoomBook, row: number): RoomBook => (book.rooms[row] ? { rooms: book.rooms.toSpliced(row, 1) } : book);

/** Moves a row up or down by one; at the edge nothing changes. */
export function moveRoom(book: RoomBook, row: number, by: 1 | -1): RoomBook {
  const [room, other] = [book.rooms[row], book.rooms[row + by]];
  return room && other ? { rooms: book.rooms.with(row, other).with(row + by, room) } : book;
}

/** @param value as `storeCell` returns it */
export function setCell(book: RoomBook, row: number, cell: { column: Column; value: string }): RoomBook {
  const room = book.rooms[row];
  if (!room || room[cell.column] === cell.value) return book;
  return { rooms: book.rooms.with(row, { ...room, isSample: undefined, [cell.column]: cell.value }) };
}

/**
 * Returns the number counted on from another, keeping its form (`EG.09` → `EG.10`), that no room has yet; empty when there is nothing to
 * count.
 */
export function freeNumber({ rooms }: RoomBook, number: string): string {
  const [digits] = /(?<!\d)\d+$/.exec(number) ?? [];
  if (digits === undefined) return '';
  const stem = number.slice(0, -digits.length);
  const taken = new Set(rooms.map((room) => room.number));
  for (let next = BigInt(digits) + 1n; ; next++) {
    const candidate = stem + String(next).padStart(digits.length, '0');
    if (!taken.has(candidate)) return candidate;
  }
}

const MAX_PLACES = 3;
/** The size from which numbers lose their places, then their digits, and end as a word. */
const TOO_MANY = 1e12;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** Returns the text that a cell stores: numbers with a decimal point, everything else trimmed and cut to the limit. */
export function storeCell(column: Column, text: string, locale: Locale): string {
  const trimmed = text.replace(/\s+/g, ' ').trim().slice(0, limits.textLength);
  if (!(column in numberColumns)) return trimmed;
  const number = parseDecimal(trimmed.replace(/ ?m[²2]?$/i, ''), locale);
  return Math.abs(number) < TOO_MANY ? storeNumber(number) : trimmed;
}

/** Returns a number as a cell keeps it. */
export const storeNumber = (number: number): string => String(Math.round(number * 10 ** MAX_PLACES) / 10 ** MAX_PLACES);

/** Returns the cell as people of that language write it. */
export function showCell(column: Column, value: string, locale: Locale): string {
  const number = cellNumber(column, value);
  return number === null ? value : formatDecimal(number, locale, 2, MAX_PLACES);
}

/** Returns the number in a cell of a number column; null when there is none. */
export function cellNumber(column: Column, value: string): number | null {
  if (!(column in numberColumns) || !NUMBER.test(value)) return null;
  const number = Number(value);
  return Math.abs(number) < TOO_MANY ? number : null;
}

type CellProblem = 'no-number' | 'not-positive' | 'too-large' | 'duplicate';

/** Returns what is wrong with a cell, or null. Empty cells are fine: a room book is filled over time. */
export function cellProblem(column: Column, value: string, isDuplicate: (number: string) => boolean): CellProblem | null {
  if (value === '') return null;
  if (column === 'number') return isDuplicate(value) ? 'duplicate' : null;
  const most = numberColumns[column];
  if (most === undefined) return null;
  const number = cellNumber(column, value);
  if (number === null) return NUMBER.test(value) ? 'too-large' : 'no-number';
  if (number <= 0) return 'not-positive';
  return number > most ? 'too-large' : null;
}

/** Returns room numbers that occur more than once, though they are the key to everything else. */
export function duplicateNumbers(rooms: readonly BookRoom[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { number } of rooms) {
    if (number !== '' && seen.has(number)) twice.add(number);
    seen.add(number);
  }
  return twice;
}

/** Returns the cells that are not right yet, row by row. */
export function bookProblems(rooms: readonly BookRoom[]): GridPlace[] {
  const taken = duplicateNumbers(rooms);
  return rooms.flatMap((room, row) =>
    columns.filter((column) => cellProblem(column, room[column], (number) => taken.has(number))).map((column) => ({ row, column })),
  );
}

/** The cell that has the focus in the grid. */
export type GridPlace = { row: number; column: Column };

const PAGE_ROWS = 10;

type Key = { key: string; ctrlKey: boolean };

/** Returns the place that a key leads to from a cell; null when it leads nowhere. */
export function movePlace({ row, column }: GridPlace, { key, ctrlKey }: Key, rows: number): GridPlace | null {
  const at = columns.indexOf(column);
  const to = (nextRow: number, nextAt: number): GridPlace => ({
    row: Math.min(Math.max(nextRow, 0), Math.max(rows - 1, 0)),
    column: columns[Math.min(Math.max(nextAt, 0), columns.length - 1)]!,
  });
  switch (key) {
    case 'ArrowUp':
      return to(row - 1, at);
    case 'ArrowDown':
      return to(row + 1, at);
    case 'ArrowLeft':
      return to(row, at - 1);
    case 'ArrowRight':
      return to(row, at + 1);
    case 'Home':
      return to(ctrlKey ? 0 : row, 0);
    case 'End':
      return to(ctrlKey ? rows : row, columns.length);
    case 'PageUp':
      return to(row - PAGE_ROWS, at);
    case 'PageDown':
      return to(row + PAGE_ROWS, at);
    default:
      return null;
  }
}

/** Returns the cell after or before, over the ends of rows; null beyond the first and last. */
export function nextPlace({ row, column }: GridPlace, by: 1 | -1, rows: number): GridPlace | null {
  const at = row * columns.length + columns.indexOf(column) + by;
  if (at < 0 || at >= rows * columns.length) return null;
  return { row: Math.floor(at / columns.length), column: columns[at % columns.length]! };
}

type BookTotal = { storey: string; rooms: number; area: number };

const isBlank = (room: BookRoom): boolean => columns.every((column) => room[column] === '');

/** Returns the rows that are rooms: those in which nothing stands yet are none. */
export const filledRooms = (rooms: readonly BookRoom[]): BookRoom[] => rooms.filter((room) => !isBlank(room));

/** Returns the row after the last one in which something stands. */
export const endOfBook = (rooms: readonly BookRoom[]): number => rooms.findLastIndex((room) => !isBlank(room)) + 1;

/** Returns the square metres of all rooms whose area is a number. */
export const totalArea = (rooms: readonly BookRoom[]): number =>
  rooms.reduce((thousandths, { area }) => thousandths + Math.round(Math.max(cellNumber('area', area) ?? 0, 0) * 1_000), 0) / 1_000;

/** Returns rooms and area of each storey, in the order in which storeys first appear. */
export function storeyTotals(rooms: readonly BookRoom[]): BookTotal[] {
  const byStorey = new Map<string, BookRoom[]>();
  for (const room of filledRooms(rooms)) {
    const own = byStorey.get(room.storey);
    if (own) own.push(room);
    else byStorey.set(room.storey, [room]);
  }
  return [...byStorey].map(([storey, own]) => ({ storey, rooms: own.length, area: totalArea(own) }));
}
