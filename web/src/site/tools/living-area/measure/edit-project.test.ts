import { describe, expect, test } from 'vitest';
import {
  addDwelling,
  addRoom,
  addStorey,
  duplicateRoom,
  moveRoom,
  newDwelling,
  newRoom,
  newSlope,
  newStorey,
  nextRoom,
  removeDwelling,
  removeRoom,
  removeStorey,
  setDwellingName,
  setRoom,
  setStoreyName,
  addOwnDwelling,
  addOwnRoom,
  countSamples,
  isOnlySamples,
  rectangle,
  unmeasured,
  reshapeRoom,
} from './edit-project';
import { measureRoom, roomsOf } from './measure-room';
import { limits, type Project, type Outline, type Point } from './project';
import { exampleProject } from '../use-project';
import { toKind } from './outline';
import { lShape, pitched, polygon } from './sample-rooms';

const room = (id: string) => newRoom({ id, name: id });
const project: Project = {
  dwellings: [
    {
      id: 'flat',
      name: 'Flat',
      storeys: [
        { id: 'ground', name: 'Ground', rooms: [room('hall'), room('kitchen')] },
        { id: 'upper', name: 'Upper', rooms: [room('bed')] },
      ],
    },
    { id: 'studio', name: 'Studio', storeys: [{ id: 'single', name: 'Single', rooms: [] }] },
  ],
};

/** Storeys with the names of their rooms. */
const outline = ({ dwellings }: Project) =>
  dwellings
    .flatMap(({ storeys }) => storeys)
    .map(({ name, rooms }) => `${name}: ${rooms.map((one) => one.name).join(' ')}`.trim())
    .join(' | ');

describe('a change of rooms', () => {
  test.each([
    {
      case: 'changes one room',
      next: setRoom(project, { ...room('hall'), name: 'lobby' }),
      shows: 'Ground: lobby kitchen | Upper: bed | Single:',
    },
    {
      case: 'adds at the end of a storey',
      next: addRoom(project, 'upper', room('bath')),
      shows: 'Ground: hall kitchen | Upper: bed bath | Single:',
    },
    {
      case: 'duplicates below the room',
      next: duplicateRoom(project, 'hall', 'copy'),
      shows: 'Ground: hall hall kitchen | Upper: bed | Single:',
    },
    { case: 'removes', next: removeRoom(project, 'hall'), shows: 'Ground: kitchen | Upper: bed | Single:' },
    { case: 'moves to another dwelling', next: moveRoom(project, 'bed', 'single'), shows: 'Ground: hall kitchen | Upper: | Single: bed' },
    { case: 'renames a storey', next: setStoreyName(project, 'ground', 'EG'), shows: 'EG: hall kitchen | Upper: bed | Single:' },
    {
      case: 'adds a storey',
      next: addStorey(project, 'flat', newStorey('Attic')),
      shows: 'Ground: hall kitchen | Upper: bed | Attic: | Single:',
    },
    { case: 'removes a storey with its rooms', next: removeStorey(project, 'ground'), shows: 'Upper: bed | Single:' },
    {
      case: 'adds a dwelling',
      next: addDwelling(project, newDwelling('Loft', 'Top')),
      shows: 'Ground: hall kitchen | Upper: bed | Single: | Top:',
    },
    { case: 'removes a dwelling', next: removeDwelling(project, 'flat'), shows: 'Single:' },
  ])('$case', ({ next, shows }) => expect(outline(next)).toBe(shows));

  test.each([
    { case: 'of a room that is gone', next: setRoom(project, room('gone')) },
    { case: 'that duplicates nothing', next: duplicateRoom(project, 'gone', 'copy') },
    { case: 'that removes nothing', next: removeRoom(project, 'gone') },
    { case: 'that moves a room where it is', next: moveRoom(project, 'bed', 'upper') },
    { case: 'that would leave a dwelling without a storey', next: removeStorey(project, 'single') },
    { case: 'that renames what is gone', next: setDwellingName(project, 'gone', 'x') },
  ])('$case leaves the project as it is', ({ next }) => expect(next).toBe(project));

  test('leaves untouched rooms the same objects', () => {
    const next = setRoom(project, { ...room('hall'), name: 'lobby' });
    expect(next.dwellings[0]?.storeys[0]?.rooms[1]).toBe(project.dwellings[0]?.storeys[0]?.rooms[1]);
    expect(next.dwellings[1]).toBe(project.dwellings[1]);
  });
});

describe('limits', () => {
  test('rooms', () => {
    const rooms = Array.from({ length: limits.rooms }, (_, index) => room(`${index}`));
    const full: Project = { dwellings: [{ id: 'a', name: 'A', storeys: [{ id: 'b', name: 'B', rooms }] }] };
    expect(addRoom(full, 'b', room('more'))).toBe(full);
    expect(duplicateRoom(full, '0', 'more')).toBe(full);
  });

  test('dwellings and storeys', () => {
    const storeys = Array.from({ length: limits.storeys }, (_, index) => newStorey(`${index}`));
    const full: Project = { dwellings: Array.from({ length: limits.dwellings }, (_, index) => ({ id: `${index}`, name: '', storeys })) };
    expect(addDwelling(full, newDwelling('', ''))).toBe(full);
    expect(addStorey(full, '0', newStorey(''))).toBe(full);
  });
});

test('the last dwelling stays', () => {
  const single: Project = { dwellings: project.dwellings.slice(0, 1) };
  expect(removeDwelling(single, 'flat')).toBe(single);
});

test('a new room is as high as the one before', () => {
  const storey = newStorey('', [newRoom({ ceilingMm: 2_310 })]);
  expect(nextRoom(storey, {}).ceilingMm).toBe(2_310);
  expect(nextRoom(newStorey(''), {}).ceilingMm).toBe(2_500);
});

test('a new room counts nothing before it is measured', () =>
  expect(measureRoom(nextRoom(newStorey(''), { slopes: [newSlope(0)] }))).toMatchObject({ outline: 0, floor: 0, counted: 0, parts: [] }));

const example = exampleProject((key) => key);
const own = newRoom({ id: 'own' });
const [bedroom] = roomsOf(example);
const changed = setRoom(example, { ...bedroom!, ceilingMm: 2_400 });

test.each([
  { case: 'untouched', project: example, samples: 7 },
  { case: 'with another name for the flat', project: setDwellingName(example, 'example', 'Home'), samples: 7 },
  { case: 'without one of its rooms', project: removeRoom(example, 'example-1'), samples: 6 },
  { case: 'with a room twice', project: duplicateRoom(example, 'example-1', 'copy'), samples: 8 },
])('the example $case is still only an example, and the first own room takes its place', ({ project, samples }) => {
  expect(countSamples(project)).toBe(samples);
  expect(isOnlySamples(project)).toBe(true);
  expect(roomsOf(addOwnRoom(project, 'example-storey', own))).toEqual([own]);
  const dwelling = newDwelling('Flat', 'Storey');
  expect(addOwnDwelling(project, dwelling).dwellings).toEqual([dwelling]);
});

test('a changed room is the own one, beside the samples that are left', () => {
  expect(countSamples(changed)).toBe(6);
  expect(isOnlySamples(changed)).toBe(false);
  expect(countSamples(addOwnRoom(changed, 'example-storey', own))).toBe(6);
  expect(addOwnDwelling(changed, newDwelling('Flat', 'Storey')).dwellings).toHaveLength(2);
});

test('an empty project is no example', () => expect(isOnlySamples({ dwellings: [newDwelling('', '')] })).toBe(false));

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
