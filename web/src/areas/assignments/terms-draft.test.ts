import { expect, test } from 'vitest';
import { termsOf, termsProblems } from './terms-draft';

test.each([
  ['1.480,50', '4', 'de', { price: 148_050, days: 4 }],
  ['1,480.50', '4', 'en', { price: 148_050, days: 4 }],
] as const)('%s and %s days in %s', (price, days, locale, expected) => {
  expect(termsProblems({ price, days }, locale)).toEqual({});
  expect(termsOf({ price, days }, locale)).toEqual(expected);
});

test.each([
  ['', '', { price: 'assignment.price.missing', days: 'assignment.days.missing' }],
  ['0', '3', { price: 'assignment.price.missing' }],
  ['-5', '3', { price: 'assignment.price.missing' }],
  ['10', '0', { days: 'assignment.days.missing' }],
  ['10', '2.5', { days: 'assignment.days.missing' }],
  ['10', '366', { days: 'assignment.days.missing' }],
] as const)('%s and %s days are refused', (price, days, expected) => expect(termsProblems({ price, days }, 'en')).toEqual(expected));
