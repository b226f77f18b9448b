import { describe, expect, test } from 'vitest';
import { areInHtmlOnly, withParts } from './page-parts';

describe('withParts', () => {
  const data = withParts({ price: 39 }, { page: 'element' });

  test('what is sent and the parts are both there for whoever has the loader', () => {
    expect(data.price).toBe(39);
    expect(data.parts?.page).toBe('element');
  });

  test('only what is sent is serialised', () => expect(Object.keys(data)).toEqual(['price', 'hasParts']));
});

describe('areInHtmlOnly', () => {
  test.each([
    { case: 'data that travelled with the HTML', data: { ...withParts({}, { page: 'element' }) }, only: true },
    { case: 'data from a loader', data: withParts({}, { page: 'element' }), only: false },
    { case: 'data without parts', data: { price: 39 }, only: false },
    { case: 'no data', data: undefined, only: false },
    { case: 'null', data: null, only: false },
  ])('$case: $only', ({ data, only }) => expect(areInHtmlOnly(data)).toBe(only));
});
