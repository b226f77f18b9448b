import { describe, expect, test } from 'vitest';
import { areInHtmlOnly, withStaticSections } from './static-sections';

describe('withStaticSections', () => {
  const data = withStaticSections({ price: 39 }, { page: 'element' });

  test('what is sent and the sections are both there for whoever has the loader', () => {
    expect(data.price).toBe(39);
    expect(data.sections?.page).toBe('element');
  });

  test('only what is sent is serialised', () => expect(Object.keys(data)).toEqual(['price', 'hasSections']));
});

describe('areInHtmlOnly', () => {
  test.each([
    { case: 'data that travelled with the HTML', data: { ...withStaticSections({}, { page: 'element' }) }, only: true },
    { case: 'data from a loader', data: withStaticSections({}, { page: 'element' }), only: false },
    { case: 'data without sections', data: { price: 39 }, only: false },
    { case: 'no data', data: undefined, only: false },
    { case: 'null', data: null, only: false },
  ])('$case: $only', ({ data, only }) => expect(areInHtmlOnly(data)).toBe(only));
});
