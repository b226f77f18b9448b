import { cents } from '@contract/pricing/money';
import { expect, test } from 'vitest';
import { marginOf } from './cost-bar';

test.each([
  ['costs of all parts', 51_730, [20_000, 8_400], null, { cost: 28_400, margin: 23_330, percent: 45 }],
  ['costs above the price', 10_000, [12_000], null, { margin: -2_000, percent: -20 }],
  ['no price', 0, [0], null, { margin: 0, percent: 0 }],
  ['one cost missing', 10_000, [4_000, null], null, { cost: 4_000, margin: null }],
  ['one cost missing, and a bid for all of it', 10_000, [4_000, null], 5_000, { cost: 4_000, margin: null }],
  ['no cost', 10_000, [null, null], null, { cost: 0, margin: null }],
  ['nothing that costs', 10_000, [], null, { margin: null }],
  ['a bid alone', 10_000, [null, null], 6_000, { cost: 6_000, isPlanned: true, margin: 4_000, percent: 40 }],
] as const)('%s', (_name, net, costs, planned, expected) =>
  expect(
    marginOf(
      cents(net),
      costs.map((cost) => (cost === null ? null : cents(cost))),
      planned === null ? null : cents(planned),
    ),
  ).toMatchObject(expected),
);
