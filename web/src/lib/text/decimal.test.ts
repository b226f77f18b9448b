import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDecimal, parseDecimal } from './decimal';

describe('parseDecimal', () => {
  test.each([
    ['6', 'de', 6],
    [' 6 ', 'de', 6],
    ['1,5', 'de', 1.5],
    ['1.5', 'de', 1.5],
    ['1.000', 'de', 1_000],
    ['1.234,56', 'de', 1_234.56],
    ['12.345.678', 'de', 12_345_678],
    ['1 000', 'de', 1_000],
    ['1.5', 'en', 1.5],
    ['1,5', 'en', 1.5],
    ['1,000', 'en', 1_000],
    ['1,234.56', 'en', 1_234.56],
    ['1.000', 'en', 1],
    ['-1', 'de', -1],
    ['0', 'de', 0],
  ] as const)('%j in %s is %d', (text, locale, quantity) => expect(parseDecimal(text, locale)).toBe(quantity));

  test.each(['', 'sechs', '1,5,6', '6x', '1e3', '--1', '∞', ','])('%j is no number', (text) => expect(parseDecimal(text, 'de')).toBeNaN());

  test('what is shown can be read back, in both languages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.constantFrom('de', 'en'), (hundredths, locale) => {
        expect(parseDecimal(formatDecimal(hundredths / 100, locale), locale)).toBe(hundredths / 100);
      }),
    );
  });
});

test.each([
  [2.5, 'de', '2,50'],
  [1_234.5, 'de', '1.234,50'],
  [2.5, 'en', '2.50'],
] as const)('%d with two places in %s is %s', (value, locale, text) => expect(formatDecimal(value, locale, 2)).toBe(text));
