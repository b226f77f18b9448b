import { createDrawing, decimal } from './drawing.mjs';
import { addSheet } from './sheet.mjs';

const ROW = 0.75;
const WIDE = 26;

/** Returns a table of the workbook as a sheet, to be looked at and printed. */
export function tableSheet({ columns, rows }, { title, number }) {
  const d = createDrawing();
  const total = columns.reduce((sum, width) => sum + width, 0);
  const edges = columns.reduce((list, width) => [...list, list.at(-1) + (width / total) * WIDE], [0]);
  const table = rows.slice(3);
  table.forEach((row, index) => {
    const y = -index * ROW;
    const isStrong = index === 0 || typeof row[0] !== 'string' || !/\d/.test(row[0]);
    if (isStrong || index === table.length - 1) d.line('view', [0, y - ROW], [WIDE, y - ROW]);
    else d.line('fine', [0, y - ROW], [WIDE, y - ROW]);
    row.forEach((value, column) => {
      const isNumeric = typeof valueOf(table[1][column]) === 'number';
      writeCell(d, value, {
        left: edges[column],
        right: edges[column + 1],
        y: y - ROW + 0.24,
        isNumeric,
        isCount: COUNTS.has(table[0][column]),
      });
    });
  });
  d.line('view', [0, 0], [WIDE, 0]);
  addSheet(d, { title, number, origin: [-2.35, -16.9], scaleText: 'ohne' });
  return d;
}

/** The columns of whole numbers. */
const COUNTS = new Set(['Fenster', 'Anrechnung %']);

const valueOf = (cell) => (cell !== null && typeof cell === 'object' ? cell.value : cell);

function writeCell(d, cell, { left, right, y, isNumeric, isCount }) {
  const value = valueOf(cell);
  if (value === null) return;
  const text = typeof value !== 'number' || isCount ? String(value) : decimal(value);
  if (isNumeric) d.text('text', [right - 0.25, y], text, { height: 0.19, align: 'right' });
  else d.text('text', [left + 0.1, y], text, { height: 0.19 });
}
