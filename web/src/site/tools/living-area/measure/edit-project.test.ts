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
} from './edit-project';
import { measureRoom } from './measure-room';
import { limits, type Project } from './project';

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
