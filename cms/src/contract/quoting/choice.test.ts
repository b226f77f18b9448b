import { describe, expect, test } from 'vitest';
import type { OfferDocument } from '../billing/document';
import { totalsOf } from '../billing/document';
import { cents } from '../pricing/money';
import { Problem } from '../problem';
import { chosenDocument, draftedChoiceProblem, inChoiceOrder, type LineChoice, presetKeys } from './choice';

const express = { term: 'overnight', cutoff: '12:00', due: '18:00', surcharge: cents(500), units: 2 } as const;
const line = (key: string, choice: LineChoice, net = 10_000, rush: OfferDocument['express'] = null): OfferDocument['lines'][number] => ({
  key,
  name: `Position ${key}`,
  description: '',
  unit: 'plan',
  quantity: 1,
  price: cents(net),
  base: cents(net),
  addons: [],
  net: cents(net),
  vatRate: 1_900,
  revision: null,
  choice,
  express: rush,
});
const required = { kind: 'required' } as const;
const option = (preset = false): LineChoice => ({ kind: 'optional', preset });
const oneOf = (group: string, preset = false): LineChoice => ({ kind: 'alternative', group, preset });

const lines = [
  line('1', required),
  line('2', oneOf('Format', true), 2_000),
  line('3', oneOf('Format'), 3_000, { ...express, term: 'same_day' }),
  line('4', option(), 4_000, express),
  line('5', option(true), 500),
];
const offer = { kind: 'offer', lines, discount: 1_000, subject: 'alles', express: null } as unknown as OfferDocument;

test('the sums of an offer are those of what is preset', () => {
  expect(presetKeys(lines)).toEqual(['1', '2', '5']);
  expect(totalsOf(offer)).toMatchObject({ lines: 12_500, net: 11_250, gross: 13_388 });
});

describe('what is ordered', () => {
  test('has the chosen lines, their sums, their subject and their express term', () => {
    const chosen = chosenDocument(offer, ['1', '3', '4']);
    expect(totalsOf(chosen)).toMatchObject({ lines: 17_000, net: 15_300 });
    expect(chosen).toMatchObject({
      subject: 'Position 1, Position 3, Position 4',
      express: { term: 'same_day', surcharge: 1_000, units: 4 },
    });
  });

  test('has no express term once no express line is chosen', () => expect(chosenDocument(offer, ['1', '2']).express).toBeNull());

  test('is the offer as it is where nothing is left to choose', () => {
    const fixed = { ...offer, lines: lines.slice(0, 1), express };
    expect(chosenDocument(fixed, undefined)).toBe(fixed);
    expect(chosenDocument(fixed, ['1'])).toBe(fixed);
  });

  test.each([
    ['no keys at all', undefined, 'quote.choice-empty'],
    ['an unknown key', ['1', '2', '9'], 'quote.choice-unknown'],
    ['a key twice', ['1', '2', '2'], 'quote.choice-unknown'],
    ['two of a group', ['1', '2', '3'], 'quote.choice-group'],
    ['none of a group', ['1', '5'], 'quote.choice-group'],
    ['a required line left out', ['2', '5'], 'quote.choice-required'],
  ])('is refused with %s', (_name, chosen, code) => {
    expect(() => chosenDocument(offer, chosen)).toThrow(Problem);
    expect(() => chosenDocument(offer, chosen)).toThrow(code);
  });

  test('is refused where nothing is chosen, or what is chosen costs less than nothing', () => {
    expect(() => chosenDocument({ ...offer, lines: [line('4', option()), line('5', option(true))] }, [])).toThrow('quote.choice-empty');
    expect(() => chosenDocument({ ...offer, lines: [line('1', required, -100), line('5', option(true))] }, ['1'])).toThrow(
      'quote.choice-empty',
    );
  });
});

test.each<[string, LineChoice[], string | undefined]>([
  ['without a choice', [required, required], undefined],
  ['a whole group', [required, oneOf('A', true), oneOf('A')], undefined],
  ['a group of one', [required, oneOf('A', true)], 'quote.choice-incomplete'],
  ['a group without a preset line', [required, oneOf('A'), oneOf('A')], 'quote.choice-incomplete'],
  ['a group with two preset lines', [required, oneOf('A', true), oneOf('A', true)], 'quote.choice-incomplete'],
  ['options of which one is preset', [option(), option(true)], undefined],
  ['options of which none is', [option(), option()], 'quote.choice-nothing'],
])('a draft with %s', (_name, choices, code) =>
  expect(draftedChoiceProblem(choices.map((choice, index) => line(String(index), choice)))?.code).toBe(code),
);

test('a draft with a key twice is not sent', () =>
  expect(draftedChoiceProblem([line('1', required), line('1', option())])?.code).toBe('quote.choice-keys'));

test('documents put what is fixed first, then alternatives by group, then options', () => {
  const mixed = [line('a', option()), line('b', oneOf('A')), line('c', required), line('d', oneOf('B')), line('e', oneOf('A'))];
  expect(inChoiceOrder(mixed).map(({ key }) => key)).toEqual(['c', 'b', 'e', 'd', 'a']);
});
