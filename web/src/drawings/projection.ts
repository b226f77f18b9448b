import { round, snap } from './number';

export type Point = readonly [x: number, y: number];
/** Metres in space to pixels on the sheet. */
export type Projection = (x: number, y: number, z: number) => Point;

export const isometric =
  (scale: number, originX: number, originY: number): Projection =>
  (x, y, z) => [originX + (x - y) * 0.866 * scale, originY + (x + y) * 0.5 * scale - z * scale];

export const oblique =
  (scale: number, originX: number, originY: number, leanX = 0.32, leanY = 0.5): Projection =>
  (x, y, z) => [originX + (x + z * leanX) * scale, originY + (y - z * leanY) * scale];

/** A closed shape in relative steps, each measured between rounded corners so that nothing drifts. */
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
