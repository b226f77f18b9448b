import { columns, type Column } from './room-book';

/** The cell that has the focus in the grid. */
export type GridPlace = { row: number; column: Column };

const PAGE_ROWS = 10;

type Key = { key: string; ctrlKey: boolean };

/** Where a key leads from a cell; null when it leads nowhere. */
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

/** The cell after or before, over the ends of rows; null beyond the first and last. */
export function nextPlace({ row, column }: GridPlace, by: 1 | -1, rows: number): GridPlace | null {
  const at = row * columns.length + columns.indexOf(column) + by;
  if (at < 0 || at >= rows * columns.length) return null;
  return { row: Math.floor(at / columns.length), column: columns[at % columns.length]! };
}
