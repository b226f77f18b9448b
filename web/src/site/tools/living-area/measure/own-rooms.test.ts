import { expect, test } from 'vitest';
import { duplicateRoom, newDwelling, newRoom, removeRoom, setDwellingName, setRoom } from './edit-project';
import { exampleProject } from '../use-project';
import { roomsOf } from './measure-room';
import { addOwnDwelling, addOwnRoom, countSamples, isOnlySamples } from './own-rooms';

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
