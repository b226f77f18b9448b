import { cents } from '@contract/pricing/money';
import { expect, test } from 'vitest';
import { marginOf } from './cost-bar';

test.each([
  {
    case: 'costs of all parts',
    net: 51_730,
    costs: [20_000, 8_400],
    planned: null,
    expected: { cost: 28_400, margin: 23_330, percent: 45 },
  },
  { case: 'costs above the price', net: 10_000, costs: [12_000], planned: null, expected: { margin: -2_000, percent: -20 } },
  { case: 'no price', net: 0, costs: [0], planned: null, expected: { margin: 0, percent: 0 } },
  { case: 'one cost missing', net: 10_000, costs: [4_000, null], planned: null, expected: { cost: 4_000, margin: null } },
  { case: 'one cost missing, and a bid', net: 10_000, costs: [4_000, null], planned: 5_000, expected: { cost: 4_000, margin: null } },
  { case: 'no cost', net: 10_000, costs: [null, null], planned: null, expected: { cost: 0, margin: null } },
  { case: 'nothing that costs', net: 10_000, costs: [], planned: null, expected: { margin: null } },
  {
    case: 'a bid alone',
    net: 10_000,
    costs: [null],
    planned: 6_000,
    expected: { cost: 6_000, isPlanned: true, margin: 4_000, percent: 40 },
  },
])('$case', ({ net, costs, planned, expected }) => {
  const known = costs.map((cost) => (cost === null ? null : cents(cost)));
  expect(marginOf(cents(net), known, planned === null ? null : cents(planned))).toMatchObject(expected);
});
