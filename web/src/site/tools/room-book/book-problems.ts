import { cellProblem, duplicateNumbers } from './book-cell';
import type { GridPlace } from './grid-moves';
import { columns, type BookRoom } from './room-book';

/** Cells that are not right yet, row by row. */
export function bookProblems(rooms: readonly BookRoom[]): GridPlace[] {
  const taken = duplicateNumbers(rooms);
  return rooms.flatMap((room, row) =>
    columns.filter((column) => cellProblem(column, room[column], (number) => taken.has(number))).map((column) => ({ row, column })),
  );
}
