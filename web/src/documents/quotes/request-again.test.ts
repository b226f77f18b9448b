import { cents } from '@contract/pricing/money';
import type { DocumentLine } from '@contract/billing/document';
import type { QuoteLine } from '@contract/quoting/quote';
import { expect, test } from 'vitest';
import { linesOfOrder, linesOfRequest } from './request-again';

const requested = (productId: string, name: string): QuoteLine => ({
  productId,
  name,
  unit: 'plan',
  quantity: 2,
  price: cents(3_900),
  base: cents(7_800),
  addons: [{ id: 'dwg', name: 'DWG', price: '5', priceType: 'fixed', amount: cents(500) }],
  net: cents(8_300),
  note: 'EG',
  files: [],
});
const ordered = (key: string, name: string, quantity: number) => ({ key, name, quantity }) as DocumentLine;
const lines = [requested('a', 'Grundrisse'), requested('b', 'Schnitte')];

test('a request is asked for again with its add-ons and notes', () => {
  expect(linesOfRequest(lines)[0]).toEqual({
    productId: 'a',
    name: 'Grundrisse',
    quantity: 2,
    price: 3_900,
    addons: [{ id: 'dwg', name: 'DWG' }],
    note: 'EG',
  });
});

test('an order is asked for again as it was ordered; what staff added is named', () => {
  const again = linesOfOrder([ordered('2', 'Schnitte', 5), ordered('x', 'Anfahrt', 1), ordered('1', 'Umbenannt', 1)], lines);
  expect(again.map(({ productId, name, quantity }) => [productId, name, quantity])).toEqual([
    ['b', 'Schnitte', 5],
    ['', 'Anfahrt', 1],
    ['', 'Umbenannt', 1],
  ]);
});
