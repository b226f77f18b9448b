import { describe, expect, test } from 'vitest';
import { movePlace, nextPlace, type GridPlace } from './room-book';

const place = (text: string): GridPlace => ({ row: Number(text.split(' ')[0]), column: text.split(' ')[1] as GridPlace['column'] });

describe('movePlace in a book of 20 rooms', () => {
  test.each([
    ['3 name', 'ArrowUp', '2 name'],
    ['3 name', 'ArrowDown', '4 name'],
    ['3 name', 'ArrowLeft', '3 number'],
    ['3 name', 'ArrowRight', '3 area'],
    ['0 storey', 'ArrowUp', '0 storey'],
    ['0 storey', 'ArrowLeft', '0 storey'],
    ['19 note', 'ArrowDown', '19 note'],
    ['19 note', 'ArrowRight', '19 note'],
    ['3 name', 'Home', '3 storey'],
    ['3 name', 'End', '3 note'],
    ['3 name', 'PageDown', '13 name'],
    ['13 name', 'PageUp', '3 name'],
    ['15 name', 'PageDown', '19 name'],
  ])('%s and %s lead to %s', (from, key, to) => expect(movePlace(place(from), { key, ctrlKey: false }, 20)).toEqual(place(to)));

  test.each([
    ['Home', '0 storey'],
    ['End', '19 note'],
  ])('Ctrl and %s lead to %s', (key, to) => expect(movePlace(place('3 name'), { key, ctrlKey: true }, 20)).toEqual(place(to)));

  test('other keys lead nowhere', () => expect(movePlace(place('3 name'), { key: 'a', ctrlKey: false }, 20)).toBeNull());
});

describe('nextPlace', () => {
  test.each([
    ['3 name', 1, '3 area'],
    ['3 note', 1, '4 storey'],
    ['4 storey', -1, '3 note'],
  ] as const)('%s by %d is %s', (from, by, to) => expect(nextPlace(place(from), by, 20)).toEqual(place(to)));

  test.each([
    ['19 note', 1],
    ['0 storey', -1],
  ] as const)('%s by %d leaves the book', (from, by) => expect(nextPlace(place(from), by, 20)).toBeNull());
});
