import { expect, test } from 'vitest';
import { cents } from '../../contract/pricing/money';
import type { DraftLine, OfferDraft } from '../../contract/quoting/offer';
import type { QuoteLine } from '../../contract/quoting/quote';
import { listedDraft } from './prepare-offer';

const requested: QuoteLine = {
  productId: 'p',
  name: 'Paper to CAD Basic',
  unit: 'plan',
  quantity: 2,
  price: cents(4_000),
  base: cents(8_000),
  addons: [{ id: 'express', name: 'Express', price: '40', priceType: 'percent', amount: cents(3_200) }],
  net: cents(11_200),
  note: '',
  files: [],
};
const typed: DraftLine = {
  key: '1',
  productId: 'p',
  name: 'Paper to CAD Basic',
  description: '',
  unit: 'plan',
  quantity: 3,
  price: cents(3_000),
  listPrice: cents(1),
  addons: [],
  propertyRelated: true,
  cost: null,
};
const draft = { discount: 0, leadTimeDays: 1, validUntil: '2026-12-22', terms: '', taxCase: null } as const;
const listed = (change: Partial<DraftLine>) => {
  const given: OfferDraft = { ...draft, lines: [{ ...typed, ...change }] };
  return listedDraft(given, [requested], ({ productId }) => (productId === 'q' ? cents(7_000) : null)).lines[0];
};

test.each([
  ['what was asked for costs what it was priced at', {}, 4_000],
  ['another product what the catalogue says', { productId: 'q' }, 7_000],
  ['and free work nothing', { productId: '' }, null],
])('%s, whatever the browser says', (_name, change, listPrice) => expect(listed(change)?.listPrice).toBe(listPrice));

test('an add-on that was asked for goes with its line, at the list’s terms', () => {
  const addon = { id: 'express', name: 'Express', amount: cents(0), listed: { price: '1', priceType: 'fixed' } } as const;
  expect(listed({ addons: [addon] })?.addons).toEqual([{ ...addon, amount: 3_600, listed: { price: '40', priceType: 'percent' } }]);
});

test('an add-on that was not costs what staff say, and the list knows nothing of it', () => {
  const addon = { id: 'ifc', name: 'IFC', amount: cents(500) };
  expect(listed({ addons: [{ ...addon, listed: { price: '900', priceType: 'percent' } }] })?.addons).toEqual([addon]);
});

test('a line with a volume ladder is listed in the tier that its quantity reaches now', () => {
  const ladder = {
    price: cents(4_500),
    tiers: [
      { from: 2, price: cents(4_000) },
      { from: 10, price: cents(3_500) },
    ],
  };
  const listPrice = (quantity: number) =>
    listedDraft({ ...draft, lines: [{ ...typed, quantity }] }, [{ ...requested, ladder }], () => null).lines[0]?.listPrice;
  expect([1, 2, 9, 10].map(listPrice)).toEqual([4_500, 4_000, 4_000, 3_500]);
});
