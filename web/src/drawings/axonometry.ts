import { piecesOf, type House } from './house';
import { SHEET } from './ink';
import { round, snap } from './drawing';

export type Point = readonly [x: number, y: number];
/** Projects metres in space to pixels on the sheet. */
export type Projection = (x: number, y: number, z: number) => Point;

export const isometric =
  (scale: number, originX: number, originY: number): Projection =>
  (x, y, z) => [originX + (x - y) * 0.866 * scale, originY + (x + y) * 0.5 * scale - z * scale];

export const oblique =
  (scale: number, originX: number, originY: number, leanX = 0.32, leanY = 0.5): Projection =>
  (x, y, z) => [originX + (x + z * leanX) * scale, originY + (y - z * leanY) * scale];

/** Returns a closed shape in relative steps, each measured between rounded corners so that nothing drifts. */
export function polygon(corners: readonly Point[]): string {
  const [first, ...rest] = corners.map(([x, y]) => [snap(x), snap(y)] as const);
  if (!first) return '';
  let from = first;
  const steps = rest.map((to) => {
    const step = `${round(to[0] - from[0])} ${round(to[1] - from[1])}`;
    from = to;
    return step;
  });
  return `M${round(first[0])} ${round(first[1])}l${steps.join(' ')}z`.replaceAll(' -', '-');
}

export type Box = readonly [x0: number, y0: number, z0: number, x1: number, y1: number, z1: number];
type View = 'isometric' | 'oblique';

type AxonometryOptions = {
  project: Projection;
  view?: View;
  height?: number;
  /** The fill of the faces towards the reader and towards the side. */
  front: string;
  side: string;
  floor?: boolean;
  floorFill?: string;
  /** Lines drawn on the floor, below the walls. */
  floorArt?: string;
  extra?: readonly Box[];
  lineWidth?: number;
};

/** Returns a body without walls of its own, for drawings made of boxes only. */
export const emptyHouse = (width: number, depth: number): House => ({ width, depth, height: 2, walls: [], rooms: [] });

/** Returns the walls as boxes; doors stay open, windows have a parapet. */
export function boxesOf(house: House, height: number): Box[] {
  return piecesOf(house)
    .filter(({ kind }) => kind !== 'door')
    .map(({ x0, y0, x1, y1, kind }): Box => [x0, y0, 0, x1, y1, kind === 'window' ? height * 0.38 : height]);
}

const TOLERANCE = 1e-6;
const isBehind: Record<View, (a: Box, b: Box) => boolean> = {
  isometric: (a, b) => a[3] <= b[0] + TOLERANCE || a[4] <= b[1] + TOLERANCE,
  oblique: (a, b) => a[4] <= b[1] + TOLERANCE || a[0] >= b[3] - TOLERANCE,
};

/** Sorts boxes so that far ones come first and near ones cover them. */
export function backToFront(boxes: readonly Box[], view: View): Box[] {
  const behind = isBehind[view];
  const left = [...boxes];
  const sorted: Box[] = [];
  while (left.length > 0) {
    const free = left.findIndex((box) => left.every((other) => other === box || !behind(other, box) || behind(box, other)));
    sorted.push(...left.splice(Math.max(free, 0), 1));
  }
  return sorted;
}

/** Draws the house with its roof taken off, or a group of boxes. */
export function axonometry(house: House, o: AxonometryOptions): string {
  const { project, view = 'isometric', height = house.height, lineWidth = 0.9 } = o;
  const boxes = [...boxesOf(house, height), ...(o.extra ?? [])];
  const ordered = view === 'oblique' ? boxes.toSorted((a, b) => a[1] - b[1] || b[0] - a[0]) : boxes;
  const bodies = backToFront(ordered, view)
    .map((box) => body(box, o))
    .join('');
  const floor = polygon([project(0, 0, 0), project(house.width, 0, 0), project(house.width, house.depth, 0), project(0, house.depth, 0)]);
  const slab =
    o.floor === false ? '' : `<path d="${floor}" fill="${o.floorFill ?? SHEET}" stroke="currentColor" stroke-width="${lineWidth}"/>`;
  return `<g fill="${SHEET}" stroke="currentColor" stroke-width="${lineWidth}" stroke-linejoin="round">${slab}${o.floorArt ?? ''}${bodies}</g>`;
}

function body([x0, y0, z0, x1, y1, z1]: Box, { project, view, front, side }: AxonometryOptions): string {
  const top = [project(x0, y0, z1), project(x1, y0, z1), project(x1, y1, z1), project(x0, y1, z1)];
  const facing = [project(x0, y1, z0), project(x1, y1, z0), project(x1, y1, z1), project(x0, y1, z1)];
  const edge = view === 'oblique' ? x0 : x1;
  const lateral = [project(edge, y0, z0), project(edge, y1, z0), project(edge, y1, z1), project(edge, y0, z1)];
  return `<path d="${polygon(facing)}" fill="${front}"/><path d="${polygon(lateral)}" fill="${side}"/><path d="${polygon(top)}"/>`;
}
