import { describe, expect, test } from 'vitest';
import { isOn, marksToSend, moveMark, pointOn, type DraftMark } from './mark-sheet';

const picture = { left: 100, top: 50, width: 400, height: 200 };
const mark: DraftMark = { id: 'm1', fileName: 'f1', page: 2, x: 0.5, y: 0.99 };

describe('pointOn', () => {
  test.each([
    ['the upper left corner', 100, 50, { x: 0, y: 0 }],
    ['the middle', 300, 150, { x: 0.5, y: 0.5 }],
    ['beside the picture is its edge', 90, 999, { x: 0, y: 1 }],
    ['a third is rounded', 100 + 400 / 3, 50, { x: 0.3333, y: 0 }],
  ])('%s', (_case, x, y, point) => expect(pointOn(picture, x, y)).toEqual(point));
});

describe('moveMark', () => {
  test('moves one mark', () => expect(moveMark([mark], 'm1', { x: -0.1, y: 0 })).toEqual([{ ...mark, x: 0.4 }]));
  test('stays on the page', () => expect(moveMark([mark], 'm1', { x: 0, y: 0.05 })).toEqual([{ ...mark, y: 1 }]));
  test('leaves others where they are', () => expect(moveMark([mark], 'm2', { x: 0.1, y: 0 })).toEqual([mark]));
});

test('marks are sent with what is written at them', () =>
  expect(marksToSend([mark], () => ' Tür fehlt ')).toEqual([{ fileName: 'f1', page: 2, x: 0.5, y: 0.99, text: 'Tür fehlt' }]));

test.each([
  [{ fileName: 'f1', page: 2 }, true],
  [{ fileName: 'f1', page: 1 }, false],
  [{ fileName: 'f2', page: 2 }, false],
])('a mark is on its own page only: %o', (place, on) => expect(isOn(place, mark)).toBe(on));
