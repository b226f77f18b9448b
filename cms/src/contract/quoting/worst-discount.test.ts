import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '../pricing/money';
import { alternativeGroups, optionalLines } from './choice';
import { discountBelowList, type DraftLine } from './offer';

const line: DraftLine = {
  key: '1',
  productId: 'p',
  name: 'Grundriss',
  description: '',
  unit: 'plan',
  quantity: 1,
  price: cents(10_000),
  listPrice: cents(10_000),
  addons: [],
  propertyRelated: true,
  cost: null,
};

/** Lists all choices that a customer can make, as drafts without a choice. */
function choicesOf(lines: readonly DraftLine[]): DraftLine[][] {
  const required = lines.filter(({ choice }) => !choice || choice.kind === 'required');
  const decisions = [
    ...optionalLines(lines).map((option) => [[option], []]),
    ...alternativeGroups(lines).map((group) => group.lines.map((one) => [one])),
  ];
  return decisions
    .reduce<DraftLine[][]>((taken, answers) => taken.flatMap((some) => answers.map((answer) => [...some, ...answer])), [required])
    .map((some) => some.map(({ choice: _choice, ...fixed }) => fixed));
}

const drafted = fc.record({
  kind: fc.constantFrom('required', 'optional', 'alternative'),
  group: fc.constantFrom('A', 'B'),
  isFree: fc.boolean(),
  price: fc.integer({ min: -3_000, max: 20_000 }),
  listPrice: fc.integer({ min: 0, max: 20_000 }),
});

test('the discount of an offer with a choice is that of its worst choice, up to the whole price', () => {
  const offers = fc.record({
    drafts: fc.array(drafted, { minLength: 1, maxLength: 7 }),
    discount: fc.integer({ min: 0, max: 4_000 }),
    requested: fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 9 }),
  });
  fc.assert(
    fc.property(offers, ({ drafts, discount, requested: prices }) => {
      const lines = drafts.map(({ kind, group, isFree, price, listPrice }, index): DraftLine => ({
        ...line,
        key: String(index),
        productId: isFree ? '' : `p${index}`,
        price: cents(price),
        listPrice: isFree ? null : cents(listPrice),
        choice:
          kind === 'alternative' ? { kind, group, preset: false } : kind === 'optional' ? { kind, preset: false } : { kind: 'required' },
      }));
      const requested = prices.map((net, index) => ({ productId: `p${index}`, net: cents(net) }));
      const worst = Math.max(...choicesOf(lines).map((some) => discountBelowList({ lines: some, discount }, requested)));
      expect(Math.min(10_000, discountBelowList({ lines, discount }, requested))).toBe(Math.min(10_000, worst));
    }),
    { numRuns: 500 },
  );
});

test('a choice of two hundred lines is judged at once', () => {
  const lines = Array.from({ length: 200 }, (_, index): DraftLine => ({
    ...line,
    key: String(index),
    choice: { kind: 'optional', preset: false },
  }));
  expect(
    discountBelowList(
      { lines: [...lines.slice(1), { ...line, price: cents(7_000), choice: { kind: 'optional', preset: true } }], discount: 0 },
      [],
    ),
  ).toBe(3_000);
});
