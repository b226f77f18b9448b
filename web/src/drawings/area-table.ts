import { HOUSE_Q } from './house';
import { ACCENT, MONO, SHEET, VIVID } from './ink';
import { metres, round } from './drawing';

type AreaTableOptions = { x: number; y: number; width: number; rows: number; rowHeight: number; fontSize: number };

/** The rooms of the house as a table: number, bar, area. */
export function areaTable({ x, y, width, rows, rowHeight, fontSize }: AreaTableOptions): string {
  const numberColumn = Math.round(fontSize * 2.8 + 8);
  const barWidth = width - numberColumn - 52;
  const height = rowHeight * (rows + 1);
  const largest = Math.max(...HOUSE_Q.rooms.map(([, , w, d]) => w * d));
  let rules = '';
  let texts = '';
  let bars = '';
  for (let row = 0; row < rows; row++) {
    const top = y + rowHeight * (row + 1);
    const [, , w, d, number] = HOUSE_Q.rooms[row % HOUSE_Q.rooms.length]!;
    const length = (barWidth * w * d) / largest;
    rules += `M${x} ${top}h${width}`;
    texts += `<text x="${x + 5}" y="${top + rowHeight * 0.68}">${number}</text><text x="${x + width - 5}" y="${top + rowHeight * 0.68}" text-anchor="end">${metres(w * d)}</text>`;
    bars += `<path d="M${x + numberColumn + 4} ${top + rowHeight * 0.3}h${round(length)}v${round(rowHeight * 0.42)}h${round(-length)}z" fill="${VIVID}" stroke="none"/>`;
  }
  rules += `M${x + numberColumn} ${y}v${height}M${x + width - 44} ${y}v${height}`;
  return [
    `<path d="M${x} ${y}h${width}v${height}h-${width}z" fill="${SHEET}" stroke-width="1.2"/>`,
    `<path d="M${x} ${y}h${width}v${rowHeight}h-${width}z" fill="${ACCENT}" stroke="none"/>`,
    bars,
    `<path d="${rules}" stroke-width=".7"/>`,
    `<g font-size="${fontSize}" fill="currentColor" stroke="none" ${MONO}>${texts}</g>`,
  ].join('');
}
