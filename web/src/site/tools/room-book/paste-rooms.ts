import type { Locale } from '@contract/constants';
import type { SheetValue } from '../../../lib/workbook/workbook';
import { storeCell, storeNumber, endOfBook, type Column, columns, limits, numberColumns, type RoomBook, newBookRoom } from './room-book';
import headings from '@contract/room-book-headings.json';

type Language = { locale: Locale; titles: Record<Column, string> };

export type Pasted = {
  book: RoomBook;
  /** The number of rooms that were added or changed. */
  rooms: number;
  /** The number of rooms that found no place any more. */
  left: number;
};

/** The number of rows in which headings are looked for; above them there may be a title. */
const HEADING_ROWS = 10;

/**
 * Puts a table into the book. With headings its rooms are added after the last filled one, column by column; without, the cells
 * are laid over the book from `row` and `column` on, and rooms are added where it ends.
 */
export function pasteRooms(book: RoomBook, table: readonly string[][], at: { row: number; column: Column } & Language): Pasted {
  const order = recogniseHeadings(table[0] ?? [], at.titles);
  const target = order ?? columns.slice(columns.indexOf(at.column));
  const rows = order ? table.slice(1) : table;
  const rooms = [...book.rooms];
  const first = order ? endOfBook(rooms) : Math.min(at.row, rooms.length);
  const placed = rows.slice(0, Math.max(limits.rooms - first, 0));
  placed.forEach((cells, index) => {
    rooms[first + index] = { ...(rooms[first + index] ?? newBookRoom()), ...cellsOf(cells, target, at.locale), isSample: undefined };
  });
  return { book: { rooms }, rooms: placed.length, left: rows.length - placed.length };
}

/** Returns the book in a file's table, whose empty rows are gaps and no rooms; null when no row of headings says what its columns are. */
export function importRooms(table: readonly SheetValue[][], { locale, titles }: Language): Pasted | null {
  const top = table.slice(0, HEADING_ROWS).map((row) => recogniseHeadings(row.map(String), titles));
  const at = top.findIndex((order) => order !== null);
  const order = top[at];
  if (!order) return null;
  const rows = table.slice(at + 1).filter((row) => row.some((value) => value !== null && String(value).trim() !== ''));
  const rooms = rows.slice(0, limits.rooms).map((row) => newBookRoom(cellsOf(row, order, locale)));
  return { book: { rooms }, rooms: rooms.length, left: rows.length - rooms.length };
}

function cellsOf(row: readonly SheetValue[], order: readonly (Column | null)[], locale: Locale): Partial<Record<Column, string>> {
  const cells: Partial<Record<Column, string>> = {};
  row.forEach((value, index) => {
    const column = order[index];
    if (!column) return;
    const isNumber = typeof value === 'number' && column in numberColumns;
    cells[column] = isNumber ? storeNumber(value) : storeCell(column, value === null ? '' : String(value), locale);
  });
  return cells;
}

/** The fewest headings of a heading row; fewer could be a room that happens to be called like a column. */
const LEAST_HEADINGS = 2;

/** Returns a text without what makes no difference, case, units and punctuation: `Fläche [m²]` is `Fläche`. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[([][^)\]]*(?:[)\]]|$)|\bin m²?(?!\p{L})/gu, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

const columnByHeading = new Map(columns.flatMap((column) => headings[column].map((heading) => [plain(heading), column] as const)));

/**
 * Returns the column that each cell of a heading row stands for, in German or English; null when it is no heading row.
 * @param titles the columns' titles on this page, which translators may have changed
 */
export function recogniseHeadings(row: readonly string[], titles: Record<Column, string>): (Column | null)[] | null {
  const own = new Map(columns.map((column) => [plain(titles[column]), column]));
  const taken = new Set<Column>();
  const found = row.map((text) => {
    const column = own.get(plain(text)) ?? columnByHeading.get(plain(text));
    if (column === undefined || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
  return taken.size < LEAST_HEADINGS ? null : found;
}

/**
 * Reads the cells that a spreadsheet puts on the clipboard: tabs between cells, line breaks between rows, quotes around cells that hold
 * either. Empty rows are left out.
 */
export function parseTableText(text: string): string[][] {
  const rows: string[][] = [[]];
  let [cell, isQuoted] = ['', false];
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  const normal = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  for (let at = 0; at < normal.length; at++) {
    const sign = normal[at]!;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (normal[at + 1] === '"') {
        cell += '"';
        at++;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '' && hasClosingQuote(normal, at)) isQuoted = true;
    else if (sign === '\t') endCell();
    else if (sign === '\n') {
      endCell();
      rows.push([]);
    } else cell += sign;
  }
  endCell();
  return rows.filter((row) => row.some((value) => value.trim() !== ''));
}

/** Returns true if a quote is closed; one that is not is an inch sign, and its cell not quoted. */
function hasClosingQuote(text: string, open: number): boolean {
  for (let at = open + 1; at < text.length; at++) {
    if (text[at] !== '"') continue;
    if (text[at + 1] === '"') at++;
    else return at + 1 === text.length || text[at + 1] === '\t' || text[at + 1] === '\n';
  }
  return false;
}
