import { areaOf, cornersOf, inwardWallsOf, wallsOf } from './outline';
import { type HeightZone, type Point, type Rise, type Room, type Slope, countsByHeight } from './project';

/** The limits of § 4 Nr. 1 and 2 WoFlV: exactly one metre counts half, exactly two metres count fully. */
export const FULL_HEIGHT_MM = 2_000;
export const HALF_HEIGHT_MM = 1_000;

/** Returns the zone of a clear height, by which § 4 WoFlV counts the floor. */
export function zoneAt(heightMm: number): HeightZone {
  if (heightMm >= FULL_HEIGHT_MM) return 'full';
  return heightMm >= HALF_HEIGHT_MM ? 'half' : 'low';
}

/** The whole square millimetres of floor by clear height. */
export type ZoneAreas = Record<HeightZone, number>;

export function measureZones(room: Pick<Room, 'use' | 'outline' | 'ceilingMm' | 'slopes'>): ZoneAreas {
  const corners = cornersOf(room.outline);
  if (!countsByHeight(room.use)) return { full: areaOf(corners), half: 0, low: 0 };
  const full = areaOf(floorBelow(room, corners, FULL_HEIGHT_MM));
  const counted = areaOf(floorBelow(room, corners, HALF_HEIGHT_MM));
  return { full, half: counted - full, low: areaOf(corners) - counted };
}

/** The height above a point as far as one slope is concerned, in millimetres. */
type HeightAt = (point: Point) => number;

/** Returns the millimetres of height gained with each millimetre of distance from the wall; negative when the roof falls. */
export const gradientOf = (rise: Rise, kneeMm: number): number =>
  rise.kind === 'angle' ? Math.tan((rise.degrees * Math.PI) / 180) : (rise.heightMm - kneeMm) / rise.runMm;

/** Returns the distance of a point from the line of a wall, positive on the inner side. */
export function distanceFrom([from, to]: readonly [Point, Point], { x, y }: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return (dx * (y - from.y) - dy * (x - from.x)) / Math.hypot(dx, dy);
}

/** Returns the height above any point under one slope; null when its wall is gone. */
export function heightUnder(slope: Slope, corners: readonly Point[]): HeightAt | null {
  const wall = inwardWallsOf(corners)[slope.wall];
  if (!wall) return null;
  const gradient = gradientOf(slope.rise, slope.kneeMm);
  return (point) => slope.kneeMm + gradient * distanceFrom(wall, point);
}

/** Returns the part of the floor above which the clear height is at least `heightMm`; none when the ceiling is lower. */
export function floorBelow(room: Pick<Room, 'ceilingMm' | 'slopes'>, corners: readonly Point[], heightMm: number): readonly Point[] {
  if (room.ceilingMm < heightMm) return [];
  return room.slopes.reduce<readonly Point[]>((floor, slope) => {
    const heightAt = heightUnder(slope, corners);
    return heightAt ? keepWhere(floor, (point) => heightAt(point) - heightMm) : floor;
  }, corners);
}

/** Cuts off the part of a polygon where a linear function is negative. */
function keepWhere(points: readonly Point[], value: HeightAt): Point[] {
  return wallsOf(points).flatMap(([from, to]) => {
    const [a, b] = [value(from), value(to)];
    const crossing = a < 0 !== b < 0 ? [between(from, to, a / (a - b))] : [];
    return a < 0 ? crossing : [from, ...crossing];
  });
}

const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** The square millimetres in a hundredth of a square metre. */
const MM2_IN_HUNDREDTH = 10_000;

/** Converts whole square millimetres to hundredths of a square metre, halves rounded up. */
export const toHundredths = (mm2: number): number => Math.floor((mm2 + MM2_IN_HUNDREDTH / 2) / MM2_IN_HUNDREDTH);

/** Returns the counted area of square millimetres that each carry a whole percentage; rounded once, for the room as a whole. */
export function countHundredths(parts: readonly { mm2: number; percent: number }[]): number {
  const weighted = parts.reduce((sum, { mm2, percent }) => sum + mm2 * percent, 0);
  return Math.floor((weighted + MM2_IN_HUNDREDTH * 50) / (MM2_IN_HUNDREDTH * 100));
}

/** Splits a rounded total among its parts so that what is shown adds up: the largest remainders are rounded up. */
export function apportion(exact: readonly number[], total: number): number[] {
  const shares = exact.map(Math.floor);
  const missing = total - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact.map((value, index) => ({ index, remainder: value - Math.floor(value) }));
  byRemainder.sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, Math.max(missing, 0))) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
