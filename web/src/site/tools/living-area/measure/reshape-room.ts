import { distanceFrom } from './measure-zones';
import { cornersOf, isMeasured, wallsOf } from './outline';
import type { Outline, Point, Room } from './project';

type Wall = readonly [Point, Point];

export type Reshaped = {
  room: Room;
  /** Positions of the walls that are gone, with the slopes that stood over them. */
  lostWalls: readonly number[];
};

/** Gives a room another shape. Each slope stays over its wall, wherever that stands in the row; one whose wall is gone goes too. */
export function reshapeRoom(room: Room, outline: Outline): Reshaped {
  if (!isMeasured(room.outline) || !isMeasured(outline)) return { room: { ...room, outline }, lostWalls: [] };
  const wallAfter = followWalls(room.outline, outline);
  const moved = room.slopes.map((slope) => ({ ...slope, wall: wallAfter(slope.wall) }));
  return {
    room: { ...room, outline, slopes: moved.filter(({ wall }) => wall >= 0) },
    lostWalls: room.slopes.flatMap(({ wall }, index) => (moved[index]!.wall < 0 ? [wall] : [])),
  };
}

/** Where each wall stands afterwards, -1 where it is gone: the wall of the same corners, the one that was moved, or one on the same line. */
function followWalls(before: Outline, after: Outline): (wall: number) => number {
  const old = wallsOf(cornersOf(before));
  const walls = wallsOf(inPlaceOf(before, after));
  const isMove = before.kind === after.kind && old.length === walls.length;
  return (position) => {
    const wall = old[position];
    if (!wall) return -1;
    const same = walls.findIndex((other) => isAt(wall[0], other[0]) && isAt(wall[1], other[1]));
    if (same >= 0) return same;
    return isMove ? position : walls.findIndex((other) => doOverlap(wall, other));
  };
}

/** The corners afterwards, a rectangle lying around what it replaces. */
function inPlaceOf(before: Outline, after: Outline): readonly Point[] {
  const corners = cornersOf(after);
  if (before.kind === after.kind || after.kind === 'polygon') return corners;
  const [left, top] = [Math.min(...cornersOf(before).map(({ x }) => x)), Math.min(...cornersOf(before).map(({ y }) => y))];
  return corners.map(({ x, y }) => ({ x: x + left, y: y + top }));
}

const isAt = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** Off its line by less than a millimetre, since a corner added in the middle of a wall lies on a whole one. */
const isOnLine = (wall: Wall, point: Point): boolean => !isAt(...wall) && Math.abs(distanceFrom(wall, point)) < 1;

/** Whether two walls share more of a line than a point. */
function doOverlap(wall: Wall, other: Wall): boolean {
  if (!other.every((point) => isOnLine(wall, point))) return false;
  const [from, to] = wall;
  const along = ({ x, y }: Point) => (x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y);
  const [start, end] = [Math.min(...other.map(along)), Math.max(...other.map(along))];
  return start < along(to) && end > 0;
}
