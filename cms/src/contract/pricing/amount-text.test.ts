import { describe, expect, test } from 'vitest';
import { checkAmount, isLargeChange, readAmount } from './amount-text';

describe('a typed amount', () => {
  test.each([
    ['71,50', 71.5],
    ['71.50', 71.5],
    ['71,5', 71.5],
    ['71.5', 71.5],
    ['41.50', 41.5],
    ['0,39', 0.39],
    ['71', 71],
    ['1234', 1234],
    ['1234,5', 1234.5],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1 234,50', 1234.5],
    ['1\u00a0234,50 €', 1234.5],
    ['12.345,6', 12345.6],
    ['1.000.000', 1_000_000],
    [' 69,00 € ', 69],
    ['0', 0],
  ])('%j is %d', (typed, amount) => expect(readAmount(typed, 'euros')).toEqual({ amount }));

  test.each([
    ['1.234', 'unclear'],
    ['1,234', 'unclear'],
    ['71,500', 'unclear'],
    ['0.125', 'unclear'],
    ['71,5055', 'places'],
    ['1.234,505', 'places'],
    ['', 'no-number'],
    ['-5', 'no-number'],
    ['1e3', 'no-number'],
    ['0x10', 'no-number'],
    ['7 1', 'no-number'],
    ['1.2.3', 'no-number'],
    ['1,234,50', 'no-number'],
    ['12,34,567', 'no-number'],
    ['1.234.50', 'no-number'],
    ['1.234,567.89', 'no-number'],
    ['neun', 'no-number'],
    ['1.000.001', 'range'],
  ])('%j is refused: %s', (typed, problem) => expect(readAmount(typed, 'euros')).toEqual({ problem }));

  test('a percentage ends at its own limit', () => {
    expect(readAmount('12,5 %', 'percents')).toEqual({ amount: 12.5 });
    expect(readAmount('1001', 'percents')).toEqual({ problem: 'range' });
  });
});

test.each([
  [71.5, { amount: 71.5 }],
  ['71.50', { amount: 71.5 }],
  [0, { amount: 0 }],
  [1.234, { problem: 'places' }],
  ['1.234', { problem: 'places' }],
  ['71,50', { problem: 'no-number' }],
  ['? 1.234', { problem: 'no-number' }],
  [-1, { problem: 'range' }],
  [1_000_000.01, { problem: 'range' }],
  [Number.NaN, { problem: 'no-number' }],
  [true, { problem: 'no-number' }],
])('%j as a stored value', (value, expected) => expect(checkAmount(value, 'euros')).toEqual(expected));

test.each([
  [130, 100, false],
  [130.01, 100, true],
  [70, 100, false],
  [69.99, 100, true],
  [7_150, 71.5, true],
  [39, 30, false],
  [5, 0, false],
])('%d instead of %d is a large change: %s', (amount, stored, expected) => expect(isLargeChange(amount, stored)).toBe(expected));
