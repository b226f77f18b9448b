import { expect, test } from 'vitest';
import { rowsOf } from './page-query';

test('rows of all loaded pages follow each other', () =>
  expect(
    rowsOf({
      pages: [
        { items: [1, 2], next: 'x' },
        { items: [3], next: null },
      ],
      pageParams: [],
    }),
  ).toEqual([1, 2, 3]));
