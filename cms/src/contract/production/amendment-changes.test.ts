import { describe, expect, test } from 'vitest';
import { cents } from '../pricing/money';
import type { DocumentLine } from '../billing/document';
import { addsWork, changesPrices, documentLine, lineChanges, priceDifference } from './amendment-changes';

const line = (key: string, change: Partial<Parameters<typeof documentLine>[0]> = {}): DocumentLine =>
  documentLine(
    { key, name: `Plan ${key}`, description: '', unit: 'plan', quantity: 2, price: cents(10_000), addons: [], ...change },
    'domestic',
  );
const ordered = { lines: [line('1'), line('2')], discount: 0 };

test('a line counts its quantity and its add-ons, at the rate of the tax case', () => {
  const addons = [{ name: 'IFC', amount: cents(500) }];
  expect(documentLine({ ...line('1'), quantity: 1.25, addons }, 'domestic')).toMatchObject({ base: 12_500, net: 13_000, vatRate: 1_900 });
  expect(documentLine({ ...line('1'), quantity: 1, addons: [] }, 'reverse-charge').vatRate).toBe(0);
});

describe('changes', () => {
  test('follow the keys of lines, whatever their order', () => {
    const lines = [line('3'), line('2', { quantity: 3 })];
    expect(lineChanges({ lines, discount: 0, before: ordered }).map(({ kind, key }) => [kind, key])).toEqual([
      ['added', '3'],
      ['changed', '2'],
      ['removed', '1'],
    ]);
    expect(lineChanges({ ...ordered, lines: ordered.lines.toReversed(), before: ordered })).toEqual([]);
  });

  test('are none when a database gives the fields of a line in another order', () => {
    const turned = ordered.lines.map((each) => Object.fromEntries(Object.entries(each).toReversed()) as DocumentLine);
    expect(lineChanges({ ...ordered, lines: turned, before: ordered })).toEqual([]);
  });
});

test('the difference counts discounts and tax', () => {
  const change = { lines: [...ordered.lines, line('3', { quantity: 1 })], discount: 1_000, before: ordered };
  // 400 € become 500 € less 10 %.
  expect(priceDifference(change)).toEqual({ net: 5_000, gross: 5_950 });
});

test.each([
  ['a new line', { lines: [...ordered.lines, line('3')] }, true, false],
  ['more of a line', { lines: [line('1', { quantity: 3 }), line('2')] }, true, false],
  ['less of a line', { lines: [line('1', { quantity: 1 }), line('2')] }, false, false],
  ['a line that goes', { lines: [line('1')] }, false, false],
  ['a higher price', { lines: [line('1', { price: cents(11_000) }), line('2')] }, true, true],
  ['a lower price', { lines: [line('1', { price: cents(9_000) }), line('2')] }, false, true],
  ['an add-on that is dearer', { lines: [line('1', { addons: [{ name: 'IFC', amount: cents(1) }] }), line('2')] }, true, true],
  ['a new line that takes off', { lines: [...ordered.lines, line('3', { price: cents(-1) })] }, true, true],
  ['a discount', { discount: 100 }, false, true],
  ['another name', { lines: [line('1', { name: 'Grundriss' }), line('2')] }, false, false],
])('%s: adds work %s, changes prices %s', (_name, change, adds, prices) => {
  const after = { ...ordered, ...change, before: ordered };
  expect([addsWork(after), changesPrices(after)]).toEqual([adds, prices]);
});
