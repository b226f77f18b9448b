import { cents } from './money';
import { describe, expect, test } from 'vitest';
import { fromPrice } from './from-price';

const plan = (price: number) => ({ price: cents(price), unit: 'plan' as const });
const sqm = (price: number) => ({ price: cents(price), unit: 'sqm' as const });

describe('fromPrice', () => {
  test.each([
    { case: 'one service is its own lowest price', products: [plan(3900)], lowest: plan(3900) },
    { case: 'the lowest of one unit counts', products: [plan(6900), plan(3900)], lowest: plan(3900) },
    { case: 'a rarer unit does not count, however small its price', products: [plan(7900), sqm(480), plan(2900)], lowest: plan(2900) },
    { case: 'units as frequent as each other keep the order of the services', products: [sqm(480), plan(2900)], lowest: sqm(480) },
    { case: 'no service has no price', products: [], lowest: undefined },
  ])('$case', ({ products, lowest }) => expect(fromPrice(products)).toEqual(lowest));
});
