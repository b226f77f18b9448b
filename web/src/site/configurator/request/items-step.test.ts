import { cents } from '@contract/pricing/money';
import { priceLine } from '@contract/pricing/pricing';
import { expect, test } from 'vitest';
import type { CartLine } from '../cart/cart-line';
import { leadTimesOf } from './items-step';

const line = (name: string, leadTimeDays: number): CartLine =>
  ({ item: { productId: name }, product: { name, leadTimeDays }, price: priceLine(cents(1), 1, []), problems: [] }) as unknown as CartLine;

test.each([
  { case: 'none for an empty cart', days: [], shown: [] },
  { case: 'the same time once', days: [3, 3], shown: [3] },
  { case: 'shortest first', days: [12, 3], shown: [3, 12] },
  { case: 'at most three: the shortest and the two longest', days: [1, 2, 3, 4, 5], shown: [1, 4, 5] },
])('lead times: $case', ({ days, shown }) => {
  expect(
    leadTimesOf(
      days.map((time, index) => line(`p${index}`, time)),
      new Map(),
    ).map((step) => step.days),
  ).toEqual(shown);
});

test('a line with an express term stands at its date, not at its lead time', () => {
  const express = new Map([['p1', 'bis morgen 18 Uhr']]);
  expect(leadTimesOf([line('p0', 3), line('p1', 3)], express)).toEqual([
    { days: 0, date: 'bis morgen 18 Uhr', names: ['p1'] },
    { days: 3, names: ['p0'] },
  ]);
});
