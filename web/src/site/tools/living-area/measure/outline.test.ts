import { describe, expect, test } from 'vitest';
import { unmeasured } from './edit-project';
import { areaOf, cornersOf, inwardWallsOf, isMeasured, isSimplePolygon, toKind, wallLengthMm, wallsOf } from './outline';
import { limits, type Point } from './project';

const polygon = (text: string): Point[] =>
  text.split(' ').map((pair) => ({ x: Number(pair.split('/')[0]), y: Number(pair.split('/')[1]) }));
const L = '0/0 5000/0 5000/3000 2000/3000 2000/6000 0/6000';

describe('areaOf', () => {
  test.each([
    { case: 'a square', points: '0/0 1000/0 1000/1000 0/1000', mm2: 1_000_000 },
    { case: 'a triangle', points: '0/0 4000/0 0/3000', mm2: 6_000_000 },
    { case: 'an L', points: L, mm2: 21_000_000 },
    { case: 'the same L walked the other way', points: L.split(' ').toReversed().join(' '), mm2: 21_000_000 },
    { case: 'a trapezium', points: '0/0 5000/0 4000/3000 1000/3000', mm2: 12_000_000 },
    { case: 'a U', points: '0/0 3000/0 3000/3000 2000/3000 2000/1000 1000/1000 1000/3000 0/3000', mm2: 7_000_000 },
    { case: 'an area of half a square millimetre', points: '0/0 1/0 0/1', mm2: 1 },
    { case: 'corners on a line', points: '0/0 1000/0 2000/0', mm2: 0 },
  ])('$case', ({ points, mm2 }) => expect(areaOf(polygon(points))).toBe(mm2));
});

describe('isSimplePolygon', () => {
  test.each([
    { case: 'two corners', points: '0/0 1/0', simple: false },
    { case: 'a triangle', points: '0/0 4000/0 0/3000', simple: true },
    { case: 'an L', points: L, simple: true },
    { case: 'a bow tie', points: '0/0 1000/1000 1000/0 0/1000', simple: false },
    { case: 'a corner that touches another wall', points: '0/0 4000/0 4000/3000 2000/0 0/3000', simple: false },
    { case: 'a corner used twice', points: '0/0 2000/0 2000/2000 0/0 0/2000', simple: false },
    { case: 'corners on a line', points: '0/0 1000/0 2000/0', simple: false },
    { case: 'a straight wall in two pieces', points: '0/0 1000/0 2000/0 2000/1000 0/1000', simple: true },
  ])('$case: $simple', ({ points, simple }) => expect(isSimplePolygon(polygon(points))).toBe(simple));
});

test('corners of a rectangle go round it from the upper left', () =>
  expect(cornersOf({ kind: 'rectangle', lengthMm: 4_000, widthMm: 3_000 })).toEqual(polygon('0/0 4000/0 4000/3000 0/3000')));

test.each(['0/0 4000/0 0/3000', '0/0 0/3000 4000/0'])('the corners of %s stay in the order in which they were entered', (points) =>
  expect(cornersOf({ kind: 'polygon', points: polygon(points) })).toEqual(polygon(points)),
);

test.each([
  { points: '0/0 4000/0 0/3000', walls: ['0/0 4000/0', '4000/0 0/3000', '0/3000 0/0'] },
  { points: '0/0 0/3000 4000/0', walls: ['0/3000 0/0', '4000/0 0/3000', '0/0 4000/0'] },
])('the walls of $points have the room on the same side', ({ points, walls }) =>
  expect(inwardWallsOf(polygon(points))).toEqual(walls.map(polygon)),
);

test('walls join each corner with the next', () =>
  expect(wallsOf(polygon('0/0 4000/0 0/3000')).map(wallLengthMm)).toEqual([4_000, 5_000, 3_000]));

describe('toKind', () => {
  const rectangle = { kind: 'rectangle', lengthMm: 7_480, widthMm: 3_500 } as const;
  test.each([
    { case: 'a rectangle keeps its area as a free shape', from: rectangle, kind: 'polygon', mm2: 26_180_000 },
    { case: 'an L becomes the rectangle around it', from: { kind: 'polygon', points: polygon(L) }, kind: 'rectangle', mm2: 30_000_000 },
    { case: 'what is not measured stays so as a free shape', from: unmeasured, kind: 'polygon', mm2: 0 },
    { case: 'and as a rectangle', from: { kind: 'polygon', points: [] }, kind: 'rectangle', mm2: 0 },
  ] as const)('$case', ({ from, kind, mm2 }) => {
    const outline = toKind(from, kind);
    expect(outline.kind).toBe(kind);
    expect(areaOf(cornersOf(outline))).toBe(mm2);
    expect(isMeasured(outline)).toBe(mm2 > 0);
  });
  test('a rectangle around the widest corners is none that cannot be stored', () => {
    const far = limits.lengthMm;
    const points = [-far, far].flatMap((x) => (x < 0 ? [0, 2_000] : [2_000, 0]).map((y) => ({ x, y })));
    expect(toKind({ kind: 'polygon', points }, 'rectangle')).toEqual({ kind: 'rectangle', lengthMm: far, widthMm: 2_000 });
  });

  test('the same kind is the same outline', () => expect(toKind(rectangle, 'rectangle')).toBe(rectangle));
});
