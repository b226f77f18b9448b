import { cents } from '@contract/pricing/money';
import type { OfferDraft } from '@contract/quoting/offer';
import { expect, test } from 'vitest';
import {
  draftOfForm,
  formOfDraft,
  withAddonBack,
  withCatalogueLine,
  withFreeLine,
  withLine,
  withLineBack,
  withoutAddon,
  withoutLine,
  type DraftForm,
} from './draft-form';

const draft: OfferDraft = {
  lines: [
    {
      key: '1',
      productId: 'p',
      name: 'Paper to CAD Standard',
      description: '',
      unit: 'sqm',
      quantity: 187.125,
      price: cents(123_456),
      listPrice: cents(150_000),
      addons: [{ id: 'ifc', name: 'IFC', amount: cents(6_900) }],
      propertyRelated: true,
      cost: null,
    },
  ],
  discount: 250,
  leadTimeDays: 3,
  validUntil: '2026-12-21',
  terms: 'Erstens.',
  taxCase: null,
};
const form = formOfDraft(draft, 'de');
const [line] = form.lines;

test('what is shown is typed as people write it', () => {
  expect(line).toMatchObject({ quantity: '187,125', price: '1.234,56', cost: '', addons: [{ amount: '69,00' }] });
  expect([form.discount, form.taxCase]).toEqual(['2,5', '']);
});

test.each(['de', 'en'] as const)('and read back is the same (%s)', (locale) =>
  expect(draftOfForm(formOfDraft(draft, locale), locale)).toEqual({ draft, problems: {} }),
);

test('an add-on that is a share of its line goes with what is typed there', () => {
  const express = { id: 'e', name: 'Express', amount: cents(1), listed: { price: '40', priceType: 'percent' } } as const;
  const [first] = draft.lines as [OfferDraft['lines'][number]];
  const requested = formOfDraft({ ...draft, lines: [{ ...first, addons: [express] }] }, 'de');
  const typed = withLine(requested, '1', (now) => ({ ...now, quantity: '2', price: '50,00' }));
  expect(draftOfForm(typed, 'de').draft?.lines[0]?.addons).toEqual([{ ...express, amount: 4_000 }]);
});

const withFirst = (change: object): DraftForm => withLine(form, '1', (first) => ({ ...first, ...change }));

test.each<[string, DraftForm, Record<string, string>]>([
  ['a price that is none', withFirst({ price: 'viel' }), { 'lines.0.price': 'editor.problem.amount' }],
  ['no quantity', withFirst({ quantity: '0' }), { 'lines.0.quantity': 'editor.problem.number' }],
  ['no name', withFirst({ name: ' ' }), { 'lines.0.name': 'editor.problem.name' }],
  [
    'an add-on without amount',
    withFirst({ addons: [{ id: '', name: 'Plankopf', amount: '' }] }),
    { 'lines.0.addons.0.amount': 'editor.problem.amount' },
  ],
  ['more than all off', { ...form, discount: '101' }, { discount: 'editor.problem.number' }],
  ['no day', { ...form, validUntil: '' }, { validUntil: 'editor.problem.date' }],
  ['no lead time', { ...form, leadTimeDays: '0' }, { leadTimeDays: 'editor.problem.number' }],
])('%s is named at its field', (_name, typed, problems) => expect(draftOfForm(typed, 'de')).toEqual({ draft: null, problems }));

test('a line may wait for its price', () => expect(draftOfForm(withFirst({ price: '' }), 'de').draft?.lines[0]?.price).toBeNull());

test('a free line gets a key of its own, and lines go', () => {
  const longer = withFreeLine(withFreeLine(form));
  expect(longer.lines.map(({ key }) => key)).toEqual(['1', '2', '3']);
  expect(withoutLine(longer, '2').lines.map(({ key }) => key)).toEqual(['1', '3']);
});

test('a removed line is stored as such, keeps its key, and comes back to its place', () => {
  const second = withLine(withFreeLine(withFreeLine(form)), '2', (now) => ({ ...now, name: 'Aufmaß', price: 'viel' }));
  const shorter = withoutLine(withoutLine(second, '2'), '3');
  const { draft: stored, problems } = draftOfForm(shorter, 'de');
  expect(problems).toEqual({});
  expect(stored?.removed?.map(({ key, name, price }) => [key, name, price])).toEqual([['2', 'Aufmaß', null]]);
  const reloaded = formOfDraft(stored as OfferDraft, 'de');
  expect(withFreeLine(reloaded).lines.map(({ key }) => key)).toEqual(['1', '3']);
  const back = withLineBack(withFreeLine(reloaded), '2');
  expect([back.lines.map(({ key }) => key), back.removed]).toEqual([['1', '2', '3'], []]);
});

test('a removed add-on is stored with its line and comes back', () => {
  const without = withLine(form, '1', (now) => withoutAddon(now, 0));
  const { draft: stored } = draftOfForm(without, 'de');
  expect([stored?.lines[0]?.addons, stored?.lines[0]?.removedAddons]).toEqual([[], draft.lines[0]?.addons]);
  const back = withLine(formOfDraft(stored as OfferDraft, 'de'), '1', (now) => withAddonBack(now, 0));
  expect(draftOfForm(back, 'de').draft).toEqual(draft);
});

const product = { id: 'p2', kind: 'product', name: 'Raumbuch', category: 'Data Services', percent: null } as const;

test.each(['de', 'en'] as const)('a product of the catalogue comes at the list’s price for the least that is sold (%s)', (locale) => {
  const item = {
    ...product,
    unit: 'room',
    price: cents(1_250),
    minQuantity: 20,
    tiers: [],
    propertyRelated: false,
    listedService: true,
  } as const;
  const { draft: added } = draftOfForm(withCatalogueLine(formOfDraft(draft, locale), item, locale), locale);
  expect(added?.lines.at(-1)).toEqual({
    key: '2',
    productId: 'p2',
    name: 'Raumbuch',
    description: '',
    unit: 'room',
    quantity: 20,
    price: 1_250,
    listPrice: 1_250,
    addons: [],
    propertyRelated: false,
    listedService: true,
    cost: null,
  });
});

test('an add-on that is a share of other lines waits for its price, and is known as what it is', () => {
  const item = {
    ...product,
    kind: 'addon',
    unit: null,
    price: null,
    percent: 30,
    minQuantity: 1,
    tiers: [],
    propertyRelated: null,
    listedService: null,
  } as const;
  const added = withCatalogueLine(form, item, 'de').lines.at(-1);
  expect(added).toMatchObject({
    productId: '',
    addonId: 'p2',
    description: '30 %',
    price: '',
    listPrice: null,
    unit: 'object',
    propertyRelated: true,
  });
});

test('of more that was removed than a draft holds, the last is stored', () => {
  const addon = { id: '', name: 'Zuschlag', amount: '5' };
  const many = withLine(form, '1', (now) => ({
    ...now,
    removedAddons: Array.from({ length: 40 }, (_, at) => ({ ...addon, name: `Zuschlag ${at}` })),
  }));
  const { draft: stored, problems } = draftOfForm(many, 'de');
  expect(problems).toEqual({});
  expect(stored?.lines[0]?.removedAddons?.map(({ name }) => name)).toEqual(Array.from({ length: 30 }, (_, at) => `Zuschlag ${at + 10}`));
});
