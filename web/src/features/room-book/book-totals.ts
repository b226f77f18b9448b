import { cellNumber } from './book-cell';
import type { BookRoom } from './room-book';

export type BookTotal = { storey: string; rooms: number; area: number };

/** Square metres of all rooms whose area is a number. */
export const totalArea = (rooms: readonly BookRoom[]): number =>
  rooms.reduce((thousandths, { area }) => thousandths + Math.round(Math.max(cellNumber('area', area) ?? 0, 0) * 1_000), 0) / 1_000;

/** Rooms and area of each storey, in the order in which storeys first appear. */
export function storeyTotals(rooms: readonly BookRoom[]): BookTotal[] {
  const byStorey = new Map<string, BookRoom[]>();
  for (const room of rooms) {
    const own = byStorey.get(room.storey);
    if (own) own.push(room);
    else byStorey.set(room.storey, [room]);
  }
  return [...byStorey].map(([storey, own]) => ({ storey, rooms: own.length, area: totalArea(own) }));
}
