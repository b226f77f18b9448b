import type { Translate } from '../../../lib/strings';
import type { SheetTable } from '../../../lib/workbook';
import { cellNumber } from './book-cell';
import { columns, type Column, type RoomBook } from './room-book';
import { columnTitles } from './room-book-titles';

const widths: Partial<Record<Column, number>> = { storey: 14, number: 12, name: 24, area: 14, height: 12, equipment: 32, note: 40 };
const USUAL_WIDTH = 20;

/** The book as a table that can be read in again. */
export function roomBookSheet({ rooms }: RoomBook, t: Translate): SheetTable {
  const titles = columnTitles(t);
  return {
    name: t('room-book.grid'),
    columns: columns.map((column) => ({ title: titles[column], width: widths[column] ?? USUAL_WIDTH, format: '0.00' })),
    rows: rooms.map((room) => columns.map((column) => cellNumber(column, room[column]) ?? room[column])),
  };
}
