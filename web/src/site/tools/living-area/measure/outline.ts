import { limits, type Outline, type Point } from './project';

/** Returns the corners in the order in which they were entered, either way round. */
export function cornersOf(outline: Outline): readonly Point[] {
  if (outline.kind === 'polygon') return outline.points;
  const { lengthMm, widthMm } = outline;
  return [
    { x: 0, y: 0 },
    { x: lengthMm, y: 0 },
    { x: lengthMm, y: widthMm },
    { x: 0, y: widthMm },
  ];
}

export const isMeasured = (outline: Outline): boolean =>
  outline.kind === 'polygon' ? outline.points.length > 0 : outline.lengthMm > 0 && outline.widthMm > 0;

/** Returns the same floor as another kind of outline: a rectangle by its corners, corners by the rectangle around them. */
export function toKind(outline: Outline, kind: Outline['kind']): Outline {
  if (outline.kind === kind) return outline;
  if (!isMeasured(outline)) return kind === 'polygon' ? { kind, points: [] } : { kind, lengthMm: 0, widthMm: 0 };
  const corners = cornersOf(outline);
  if (kind === 'polygon') return { kind, points: corners };
  const extent = (axis: 'x' | 'y') => {
    const places = corners.map((corner) => corner[axis]);
    return Math.min(Math.max(...places) - Math.min(...places), limits.lengthMm);
  };
  return { kind, lengthMm: extent('x'), widthMm: extent('y') };
}

/** Returns twice the area, exact for whole millimetres; negative when the corners turn the other way. */
function signedDoubleArea(points: readonly Point[]): number {
  return points.reduce((sum, { x, y }, index) => {
    const next = points[(index + 1) % points.length]!;
    return sum + x * next.y - next.x * y;
  }, 0);
}

/** Returns the area in whole square millimetres. */
export const areaOf = (points: readonly Point[]): number => Math.round(Math.abs(signedDoubleArea(points)) / 2);

export const wallsOf = (points: readonly Point[]): [Point, Point][] =>
  points.map((point, index) => [point, points[(index + 1) % points.length]!]);

/** Returns the walls in the order of their corners, each turned so that the room lies on the same side of it. */
export const inwardWallsOf = (corners: readonly Point[]): [Point, Point][] =>
  signedDoubleArea(corners) < 0 ? wallsOf(corners).map(([from, to]) => [to, from]) : wallsOf(corners);

export const wallLengthMm = ([from, to]: readonly [Point, Point]): number => Math.round(Math.hypot(to.x - from.x, to.y - from.y));

/** Returns true if corners enclose an area without crossing themselves. */
export function isSimplePolygon(points: readonly Point[]): boolean {
  if (points.length < 3 || signedDoubleArea(points) === 0) return false;
  const walls = wallsOf(points);
  return walls.every((wall, index) =>
    walls.every((other, at) => at <= index || isNeighbour(index, at, walls.length) || !doTouch(wall, other)),
  );
}

const isNeighbour = (a: number, b: number, count: number): boolean => b === a + 1 || (a === 0 && b === count - 1);

function doTouch([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const sides = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)];
  if (sides[0] !== sides[1] && sides[2] !== sides[3]) return true;
  return (
    (sides[0] === 0 && isWithin(a, b, c)) ||
    (sides[1] === 0 && isWithin(a, b, d)) ||
    (sides[2] === 0 && isWithin(c, d, a)) ||
    (sides[3] === 0 && isWithin(c, d, b))
  );
}

const side = (a: Point, b: Point, p: Point): number => Math.sign((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x));

const isWithin = (a: Point, b: Point, p: Point): boolean =>
  Math.min(a.x, b.x) <= p.x && p.x <= Math.max(a.x, b.x) && Math.min(a.y, b.y) <= p.y && p.y <= Math.max(a.y, b.y);
