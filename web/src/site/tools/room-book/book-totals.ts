import { cellNumber } from './book-cell';
import { columns, type BookRoom } from './room-book';

export type BookTotal = { storey: string; rooms: number; area: number };

const isBlank = (room: BookRoom): boolean => columns.every((column) => room[column] === '');

/** Rows in which nothing stands yet are no rooms. */
export const filledRooms = (rooms: readonly BookRoom[]): BookRoom[] => rooms.filter((room) => !isBlank(room));

/** The row after the last one in which something stands. */
export const endOfBook = (rooms: readonly BookRoom[]): number => rooms.findLastIndex((room) => !isBlank(room)) + 1;

/** Square metres of all rooms whose area is a number. */
export const totalArea = (rooms: readonly BookRoom[]): number =>
  rooms.reduce((thousandths, { area }) => thousandths + Math.round(Math.max(cellNumber('area', area) ?? 0, 0) * 1_000), 0) / 1_000;

/** Rooms and area of each storey, in the order in which storeys first appear. */
export function storeyTotals(rooms: readonly BookRoom[]): BookTotal[] {
  const byStorey = new Map<string, BookRoom[]>();
  for (const room of filledRooms(rooms)) {
    const own = byStorey.get(room.storey);
    if (own) own.push(room);
    else byStorey.set(room.storey, [room]);
  }
  return [...byStorey].map(([storey, own]) => ({ storey, rooms: own.length, area: totalArea(own) }));
}
