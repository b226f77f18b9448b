import { expect, test } from 'vitest';
import type { OrderRow } from '../orders/order-row';
import type { QuoteRow } from '../../quoting/quote-row';
import { workLines } from './find-work';

const contact = { name: 'Ada Jansen', company: 'Basic', email: 'ada@jansen.example' };
const line = { name: 'Paper to CAD Basic', unit: 'plan', quantity: 2, addons: [{ name: 'Schnitt' }] };
const english = new Map([
  ['Paper to CAD Basic', 'Paper to CAD Basic'],
  ['Schnitt', 'Section'],
]);
const quote = { contact, lines: [line] } as unknown as QuoteRow;
const ordered = (...lines: object[]) => ({ lines, buyer: { street: 'Torstraße 1' } }) as unknown as OrderRow;
const names = (order: OrderRow | null, words = false) =>
  workLines({ quote, order }, english, { words }).map(({ name, addons }) => [name, ...addons]);

test('contractors read the catalogue’s names in English, also where they are a customer’s name', () => {
  expect(names(null)).toEqual([['Paper to CAD Basic', 'Section']]);
  expect(names(ordered(line))).toEqual([['Paper to CAD Basic', 'Section']]);
});

test('and free lines only when staff let their words go along, unless they tell whose work it is', () => {
  const survey = { ...line, name: 'Aufmaß vor Ort', addons: [{ name: 'Plankopf' }] };
  const telling = { ...line, name: 'Aufmaß bei ADA  Jansen', addons: [{ name: 'Anfahrt Torstraße 1' }, { name: 'Schnitt' }] };
  const neutral = 'Service as described in the brief';
  expect(names(ordered(survey))).toEqual([[neutral, neutral]]);
  expect(names(ordered(survey, telling), true)).toEqual([
    ['Aufmaß vor Ort', 'Plankopf'],
    [neutral, neutral, 'Section'],
  ]);
});
