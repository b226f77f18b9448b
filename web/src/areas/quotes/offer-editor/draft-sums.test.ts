import { cents } from '@contract/pricing/money';
import type { OfferDraft } from '@contract/quoting/offer';
import { expect, test } from 'vitest';
import { formOfDraft, withFreeLine, withLine, type LineForm } from './draft-form';
import { sumsOf } from './draft-sums';

const line = {
  key: '1',
  productId: 'p',
  name: 'Paper to CAD Standard',
  description: '',
  unit: 'plan',
  quantity: 2,
  price: cents(10_000),
  listPrice: null,
  addons: [{ id: '', name: 'Plankopf', amount: cents(500) }],
  propertyRelated: true,
  cost: null,
} as const;
const draft = { lines: [line], discount: 0, leadTimeDays: 3, validUntil: '2026-12-21', terms: '', taxCase: 'domestic' };
const form = withFreeLine(formOfDraft(draft as unknown as OfferDraft, 'de'));
const withSecond = (change: Partial<LineForm>) => withLine(form, '2', (now) => ({ ...now, name: 'Aufmaß', ...change }));

test.each<[string, Partial<LineForm>, number, string[]]>([
  ['an empty price counts nothing and is named', {}, 20_500, ['lines.1.price']],
  ['a price that is none neither', { price: 'viel' }, 20_500, ['lines.1.price']],
  ['nor does a line whose quantity is none', { price: '100', quantity: 'x' }, 20_500, []],
  ['nor one beyond what counts', { price: '99999999999999999999' }, 20_500, ['lines.1.price']],
  ['nor one that its quantity takes beyond', { price: '1000000', quantity: '10000000' }, 20_500, ['lines.1.price']],
  ['nor one whose quantity is beyond', { price: '1', quantity: '99999999999999999999' }, 20_500, []],
  [
    'an add-on beyond what counts is named',
    { price: '100', addons: [{ id: '', name: 'x', amount: '99999999999999999999' }] },
    30_500,
    ['lines.1.addons.0.amount'],
  ],
  ['a price of 0 is a price', { price: '0' }, 20_500, []],
  ['a price counts', { price: '100' }, 30_500, []],
  ['a line without a name counts', { price: '100', name: '' }, 30_500, []],
  [
    'an add-on without amount is named, and the rest of its line counts',
    { price: '100', addons: [{ id: '', name: 'x', amount: '' }] },
    30_500,
    ['lines.1.addons.0.amount'],
  ],
  ['the add-on of a line without a price does not count', { addons: [{ id: '', name: 'x', amount: '7' }] }, 20_500, ['lines.1.price']],
])('%s', (_name, change, net, open) => {
  const sums = sumsOf(withSecond(change), 'de');
  expect([sums.totals?.net, sums.open.map(({ field }) => field)]).toEqual([net, open]);
});

test('without any price there is no sum', () => {
  const { totals, lines } = sumsOf(
    withLine(form, '1', (now) => ({ ...now, price: '' })),
    'de',
  );
  expect([totals, lines]).toEqual([null, [null, null]]);
});

test('sums and costs are those of what is preset', () => {
  const option = (preset: boolean) => withSecond({ price: '100', cost: '40', choice: { kind: 'optional', preset } });
  expect(sumsOf(option(false), 'de')).toMatchObject({ totals: { net: 20_500 }, costs: [null] });
  expect(sumsOf(option(true), 'de')).toMatchObject({ totals: { net: 30_500 }, costs: [null, 4_000] });
});

test('a discount that is none takes nothing off', () => expect(sumsOf({ ...form, discount: 'x' }, 'de').totals?.net).toBe(20_500));
