import { createId } from '../../../lib/storage/cart-id';
import { cellProblem } from './book-cell';
import { limits, type BookRoom, type Column, type RoomBook } from './room-book';

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

/** A wrong height stays where it has to be corrected. */
const heightOf = ({ height }: BookRoom): string => (cellProblem('height', height, () => false) ? '' : height);

/** Puts a copy below the row, with the next free number. */
export function duplicateRoom(book: RoomBook, row: number): RoomBook {
  const room = book.rooms[row];
  if (!room || isFull(book)) return book;
  return { rooms: book.rooms.toSpliced(row + 1, 0, { ...room, id: createId(), number: freeNumber(book, room.number) }) };
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
  return { rooms: book.rooms.with(row, { ...room, [cell.column]: cell.value }) };
}

/** The number counted on from another, keeping its form (`EG.09` → `EG.10`), that no room has yet; empty when there is nothing to count. */
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
