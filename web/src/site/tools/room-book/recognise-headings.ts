import headings from '@contract/room-book-headings.json';
import { columns, type Column } from './room-book';

/** Fewer could be a room that happens to be called like a column. */
const LEAST_HEADINGS = 2;

/** Case, units and punctuation make no difference: `Fläche [m²]` is `Fläche`. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[([][^)\]]*(?:[)\]]|$)|\bin m²?(?!\p{L})/gu, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

const columnByHeading = new Map(columns.flatMap((column) => headings[column].map((heading) => [plain(heading), column] as const)));

/**
 * The column that each cell of a heading row stands for, in German or English; null when it is no heading row.
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
