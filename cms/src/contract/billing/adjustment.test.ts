import { describe, expect, test } from 'vitest';
import { cents } from '../pricing/money';
import { documentLine } from '../production/amendment-changes';
import { isMisaddressed, type Ordered, rewrittenOf, type Standing, tooMuchOf, unbilledLines } from './adjustment';
import { correctionOf } from './correction';
import type { InvoiceDocument } from './document';

const line = (key: string, quantity: number, price = 10_000) =>
  documentLine({ key, name: key, description: '', unit: 'plan', quantity, price: cents(price), addons: [] }, 'domestic');
const buyer = {
  company: '',
  name: 'Ada',
  street: 'A 1',
  postcode: '1',
  city: 'B',
  country: 'DE',
  vatId: '',
  reference: '',
} as Ordered['buyer'];
const ordered: Ordered = { buyer, taxCase: 'domestic', discount: 0, lines: [line('1', 2), line('2', 1)] };
const invoice = (change: Partial<InvoiceDocument> = {}): Standing => ({
  document: { ...ordered, kind: 'invoice', scope: 'full', number: 'RE-1', prepayments: [], ...change } as InvoiceDocument,
  corrections: [],
});

test.each([
  ['the same', {}, false],
  ['another street', { buyer: { ...buyer, street: 'B 2' } }, true],
  ['another reference', { buyer: { ...buyer, reference: 'PO-1' } }, false],
  ['another tax case', { taxCase: 'reverse-charge' as const }, true],
  ['another discount', { discount: 500 }, true],
])('an invoice is written anew for %s: %s', (_name, change, expected) => {
  expect(isMisaddressed({ ...ordered, ...change }, invoice())).toBe(expected);
});

test('a discount changes no invoice over a part', () => {
  expect(isMisaddressed({ ...ordered, discount: 500 }, invoice({ scope: 'partial' }))).toBe(false);
});

describe('an order that became', () => {
  test('less is corrected by what is too much', () => {
    const standing = [invoice()];
    expect(tooMuchOf({ lines: [line('1', 1)] }, standing, standing[0]!)).toEqual([
      { key: '1', net: 10_000 },
      { key: '2', net: 10_000 },
    ]);
    expect(unbilledLines({ lines: [line('1', 1)] }, standing)).toEqual([]);
  });

  test('more is billed by more units, new lines as they are, and a higher price as an amount', () => {
    const standing = [invoice()];
    const lines = [line('1', 3.5), line('2', 1, 12_000), line('3', 4)];
    expect(unbilledLines({ lines }, standing)).toMatchObject([
      { key: '1', quantity: 1.5, price: 10_000, net: 15_000 },
      { key: '2', quantity: 1, unit: 'object', price: 2_000, net: 2_000 },
      { key: '3', quantity: 4, net: 40_000 },
    ]);
    expect(tooMuchOf({ lines }, standing, standing[0]!)).toEqual([]);
  });

  test('the same again needs nothing once it was corrected', () => {
    const [whole] = [invoice()];
    const taken = tooMuchOf({ lines: [line('1', 1), line('2', 1)] }, [whole], whole);
    const head = { number: 'RE-2', date: '2026-11-26', reason: 'weniger', seller: {} as never };
    const corrected = { ...whole, corrections: [correctionOf(whole.document, { taken, earlier: [], head })] };
    expect(tooMuchOf({ lines: [line('1', 1), line('2', 1)] }, [corrected], corrected)).toEqual([]);
    // One unit that comes back is billed once more.
    expect(unbilledLines(ordered, [corrected])).toMatchObject([{ key: '1', quantity: 1, net: 10_000 }]);
  });
});

test('what two invoices bill is taken back of both only as far as it is too much', () => {
  const standing = [invoice(), invoice({ scope: 'supplement' as never, number: 'RE-3', lines: [line('1', 1)] })];
  expect(tooMuchOf({ lines: [line('1', 2), line('2', 1)] }, standing, standing[1]!)).toEqual([{ key: '1', net: 10_000 }]);
});

describe('an order with a line that takes off', () => {
  const rebate = line('3', 1, -4_000);
  const reduced = { ...ordered, lines: [...ordered.lines, rebate] };
  const isRewritten = (now: Ordered, standing: readonly Standing[]) => rewrittenOf(now, standing).wholes.length > 0;

  test.each([
    ['was added', reduced, ordered],
    ['became another', { ...reduced, lines: [...ordered.lines, line('3', 1, -3_000)] }, reduced],
    ['was removed', ordered, reduced],
    ['stays when another line goes', { ...reduced, lines: [line('1', 2), rebate] }, reduced],
  ])('has its invoice written anew when it %s', (_name, now, billed) => {
    expect(isRewritten(now, [invoice({ lines: [...billed.lines] })])).toBe(true);
  });

  test('gets a further invoice over what was added, as any other', () => {
    const now = { ...reduced, lines: [...reduced.lines, line('4', 1)] };
    const standing = [invoice({ lines: [...reduced.lines] })];
    expect(isRewritten(now, standing)).toBe(false);
    expect(unbilledLines(now, standing)).toMatchObject([{ key: '4', net: 10_000 }]);
  });
});
