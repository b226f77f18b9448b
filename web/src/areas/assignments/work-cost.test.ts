import { cents } from '@contract/pricing/money';
import type { AssignmentStatus } from '@contract/states/assignment';
import { expect, test } from 'vitest';
import { workCost } from './work-cost';

const work = (status: AssignmentStatus, price: number | null) => ({
  status,
  terms: price === null ? null : { price: cents(price), days: 3 },
});

test.each([
  ['nobody was asked', [], { agreed: null, planned: null }],
  ['nobody has answered', [work('offered', null)], { agreed: null, planned: null }],
  ['the lowest bid is planned', [work('bid', 900), work('bid', 700), work('rejected', 100)], { agreed: null, planned: 700 }],
  ['what is agreed counts', [work('in_progress', 900), work('bid', 700)], { agreed: 900, planned: 700 }],
  ['several share the work', [work('approved', 900), work('rework', 300), work('withdrawn', 50)], { agreed: 1_200, planned: null }],
] as const)('%s', (_name, given, expected) => expect(workCost(given)).toEqual(expected));
