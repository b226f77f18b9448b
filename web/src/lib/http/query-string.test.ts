import { expect, test } from 'vitest';
import { queryString, textOf, rowsOf } from './query-string';

test.each([
  [{}, ''],
  [{ status: undefined, q: '' }, ''],
  [{ status: 'open', q: undefined }, '?status=open'],
  [{ status: 'open', q: 'Müller & Co' }, '?status=open&q=M%C3%BCller+%26+Co'],
])('the query of %o is %s', (values, text) => expect(queryString(values)).toBe(text));

test.each([
  ['text', 'text'],
  [2026, '2026'],
  ['', undefined],
  [undefined, undefined],
  [{ a: 1 }, undefined],
])('%j is read as %j', (value, text) => expect(textOf(value)).toBe(text));

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
