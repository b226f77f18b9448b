import { expect, test } from 'vitest';
import { exampleProject } from '../use-project';
import { addUp, roomsOf } from './measure-project';

test('nothing adds up to nothing', () => expect(addUp([])).toEqual({ rooms: 0, floor: 0, counted: 0, byClause: [] }));

test('the example adds up, as a whole and by rule', () =>
  expect(addUp(roomsOf(exampleProject((key) => key)))).toEqual({
    rooms: 7,
    floor: 8_792,
    counted: 7_792,
    byClause: [
      { clause: '4-1', floor: 7_192, counted: 7_192 },
      { clause: '4-2', floor: 800, counted: 400 },
      { clause: '4-4', floor: 800, counted: 200 },
    ],
  }));
