import { cents } from '@contract/pricing/money';
import { expect, test } from 'vitest';
import { marginOf } from './offer-sums';

test.each([
  [51_730, 28_400, { margin: 23_330, percent: 45 }],
  [10_000, 12_000, { margin: -2_000, percent: -20 }],
  [0, 0, { margin: 0, percent: 0 }],
])('of %d after costs of %d', (net, cost, expected) => expect(marginOf(cents(net), cents(cost))).toEqual(expected));
