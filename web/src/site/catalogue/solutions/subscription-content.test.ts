import { expect, test } from 'vitest';
import { breakEven } from './subscription-content';

type Categories = Parameters<typeof breakEven>[1]['categories'];

test('a plan costs less from the first whole order that its price divides into', () => {
  const products = [
    { name: 'Basic', price: 3900, unit: 'plan' },
    { name: 'Even', price: 4300, unit: 'plan' },
    { name: 'On request', price: 0, unit: 'plan' },
  ];
  const categories = [{ products }] as unknown as Categories;
  expect(breakEven({ price: 129_000 } as never, { categories }).map(({ name, count }) => [name, count])).toEqual([
    ['Basic', 34],
    ['Even', 30],
  ]);
  expect(breakEven(undefined, { categories })).toEqual([]);
});
