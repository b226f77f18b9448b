import { dimensionsAcross, dimensionsUp } from '../annotation';
import { axonometry, emptyHouse, type Box, isometric, type Projection } from '../axonometry';
import { HOUSE_Q } from '../house';
import { ACCENT, SHADE, SHEET, TINT, MONO, VIVID } from '../ink';
import { plan, type PlanOptions } from '../plan';
import { metres, round } from '../drawing';

/** The house as it sits on every product drawing. */
export const SCALE = 17.5;
export const LEFT = 58;
export const TOP = 44;

export const productPlan = (o: PlanOptions = {}): string => plan(HOUSE_Q, { scale: SCALE, x: LEFT, y: TOP, fontSize: 7.5, ...o });

export const mainDimensions = (): string =>
  dimensionsAcross([0, 4.7, 7.5, 12], 30, { scale: SCALE, origin: LEFT, colour: ACCENT, fontSize: 7.5 }) +
  dimensionsUp([0, 4.3, 8.4], 42, { scale: SCALE, origin: TOP, colour: ACCENT, fontSize: 7.5 });

export const houseView = isometric(13.6, 150, 52);
export const massView = isometric(15, 150, 98);

/** Draws the floors of the rooms, every second one white. */
export function roomFloors(project: Projection, lineWidth = 0.4, snap: (value: number) => number = Math.round): string {
  return HOUSE_Q.rooms
    .map(([x, y, w, d], i) => {
      const corners = [project(x, y, 0), project(x + w, y, 0), project(x + w, y + d, 0), project(x, y + d, 0)];
      const shape = corners.map(([px, py]) => `${snap(px)} ${snap(py)}`).join('L');
      return `<path d="M${shape}z" fill="${i % 2 ? SHEET : TINT}" stroke-width="${lineWidth}"/>`;
    })
    .join('');
}

export const houseModel = (): string =>
  axonometry(HOUSE_Q, { project: houseView, height: 2.5, floorArt: roomFloors(houseView), front: TINT, side: SHADE, lineWidth: 0.7 });

type BodiesOptions = { width?: number; depth?: number; floor?: boolean };

/** Draws a group of boxes on a floor. */
export const bodies = (boxes: readonly Box[], project: Projection, { width = 12, depth = 8, floor }: BodiesOptions = {}): string =>
  axonometry(emptyHouse(width, depth), { project, extra: boxes, floor, front: TINT, side: SHADE, lineWidth: 0.8 });

const ducts: Box[] = [
  [1, 1, 0, 3, 3, 2.2],
  [1.2, 5, 0, 2.8, 6.6, 2.8],
  [8, 1.2, 0, 10.5, 2.6, 1.6],
  [3, 1.8, 1.2, 8, 2.2, 1.6],
  [2.8, 5.6, 1.9, 9.6, 6, 2.3],
  [9.2, 2.6, 1.9, 9.6, 5.6, 2.3],
  [5.4, 2.2, 1.2, 5.8, 5.6, 1.6],
];

/** Draws tanks and ducts of a plant room. */
export const plantRoom = (project: Projection): string => bodies(ducts, project, { width: 11, depth: 7.6 });
export const tanks = ducts.slice(0, 3);

type AreaTableOptions = { x: number; y: number; width: number; rows: number; rowHeight: number; fontSize: number };

/** Draws the rooms of the house as a table: number, bar, area. */
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
