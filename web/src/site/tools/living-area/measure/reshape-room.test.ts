import { describe, expect, test } from 'vitest';
import { newRoom, rectangle, unmeasured } from './edit-project';
import { toKind } from './outline';
import type { Outline, Point } from './project';
import { reshapeRoom } from './reshape-room';
import { lShape, pitched, polygon } from './sample-rooms';

const square: Point[] = [
  { x: 0, y: 0 },
  { x: 4_000, y: 0 },
  { x: 4_000, y: 4_000 },
  { x: 0, y: 4_000 },
];
const pentagon = [...square, { x: 0, y: 2_000 }];
const shifted = lShape.points.map(({ x, y }) => ({ x: x - 1_000, y: y + 500 }));

type Row = { case: string; from: Outline; to: Outline; wall: number; becomes: number | null };
const rows: Row[] = [
  { case: 'a longer rectangle', from: rectangle(4, 3), to: rectangle(5, 3), wall: 2, becomes: 2 },
  { case: 'a rectangle as a free shape', from: rectangle(4, 3), to: toKind(rectangle(4, 3), 'polygon'), wall: 3, becomes: 3 },
  {
    case: 'a corner that moves takes its walls along',
    from: polygon(square),
    to: polygon(square.with(2, { x: 5_000, y: 5_000 })),
    wall: 2,
    becomes: 2,
  },
  { case: 'a corner removed before the wall', from: lShape, to: polygon(lShape.points.toSpliced(2, 1)), wall: 5, becomes: 4 },
  { case: 'a corner of the wall removed', from: lShape, to: polygon(lShape.points.toSpliced(2, 1)), wall: 2, becomes: null },
  {
    case: 'a corner removed and another added at once',
    from: lShape,
    to: polygon([...lShape.points.toSpliced(2, 1), { x: 0, y: 3_000 }]),
    wall: 4,
    becomes: 3,
  },
  { case: 'a corner added on another wall', from: polygon(square), to: polygon(pentagon), wall: 1, becomes: 1 },
  { case: 'a corner added on the wall itself', from: polygon(square), to: polygon(pentagon), wall: 3, becomes: 3 },
  { case: 'the second half of a wall, joined to the first', from: polygon(pentagon), to: polygon(square), wall: 4, becomes: 3 },
  {
    case: 'a corner added where millimetres round',
    from: polygon(square.with(3, { x: 333, y: 3_001 })),
    to: polygon([...square.with(3, { x: 333, y: 3_001 }), { x: 167, y: 1_501 }]),
    wall: 3,
    becomes: 3,
  },
  { case: 'a wall at the edge, as a rectangle', from: polygon(shifted), to: toKind(polygon(shifted), 'rectangle'), wall: 5, becomes: 3 },
  { case: 'a part of an edge, as a rectangle', from: polygon(shifted), to: toKind(polygon(shifted), 'rectangle'), wall: 4, becomes: 2 },
  { case: 'a wall inside, as a rectangle', from: polygon(shifted), to: toKind(polygon(shifted), 'rectangle'), wall: 2, becomes: null },
  {
    case: 'a wall at the edge of corners walked against the clock',
    from: polygon(shifted.toReversed()),
    to: toKind(polygon(shifted), 'rectangle'),
    wall: 5,
    becomes: 3,
  },
  { case: 'no measures yet', from: unmeasured, to: rectangle(4, 0), wall: 2, becomes: 2 },
];

describe('reshapeRoom keeps a slope over its wall', () => {
  test.each(rows)('$case', ({ from, to, wall, becomes }) => {
    const { room, lostWalls } = reshapeRoom(newRoom({ outline: from, slopes: [pitched(wall, 1_000, 45)] }), to);
    expect(room.outline).toBe(to);
    expect(room.slopes).toEqual(becomes === null ? [] : [pitched(becomes, 1_000, 45)]);
    expect(lostWalls).toEqual(becomes === null ? [wall] : []);
  });
});
