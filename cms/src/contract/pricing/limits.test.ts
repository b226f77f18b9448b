import { expect, test } from 'vitest';
import { fitsLine, LineQuantity, MAX_LINE_NET, MAX_PRICE } from './limits';

test.each([0.001, 1, 1.234, 187.5, 1_234_567.891, 9_999_999.999, 10_000_000])('a line can have %d', (quantity) =>
  expect(LineQuantity.safeParse(quantity).success).toBe(true),
);

test.each([0, -1, 0.0004, 1e-9, 1.2345, 0.1 + 0.2, 10_000_000.001, Number.NaN, Infinity])('a line cannot have %d', (quantity) =>
  expect(LineQuantity.safeParse(quantity).success).toBe(false),
);

const addon = (amount: number) => [{ amount }];

test.each([
  [{ price: MAX_PRICE, quantity: 10, addons: [] }, true],
  [{ price: MAX_PRICE, quantity: 10.001, addons: [] }, false],
  [{ price: -MAX_PRICE, quantity: 10.001, addons: [] }, false],
  [{ price: null, quantity: 10_000_000, addons: addon(MAX_LINE_NET) }, true],
  [{ price: 1, quantity: 1, addons: addon(MAX_LINE_NET) }, false],
  [{ price: -MAX_PRICE, quantity: 11, addons: addon(MAX_LINE_NET) }, false],
])('%o fits: %s', (line, fits) => expect(fitsLine(line)).toBe(fits));
