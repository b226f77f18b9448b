import { describe, expect, test } from 'vitest';
import { queryString, rowsOf } from './page-query';

describe('queryString', () => {
  test.each([
    [{}, ''],
    [{ status: undefined, q: '' }, ''],
    [{ status: 'open', q: undefined }, '?status=open'],
    [{ status: 'open', q: 'Müller & Co' }, '?status=open&q=M%C3%BCller+%26+Co'],
  ])('%o is %s', (filter, text) => expect(queryString(filter)).toBe(text));
});

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
