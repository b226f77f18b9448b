import { describe, expect, test } from 'vitest';
import { cents } from '../pricing/money';
import { correctionOf, dueAfter, leftOfLines, TakenTooMuch, type TakenBack } from './correction';
import { type CorrectionDocument, type DocumentLine, type InvoiceDocument, payableOf, totalsOf } from './document';

const line = (key: string, quantity: number, price: number, addon = 0): DocumentLine => ({
  key,
  name: key,
  description: '',
  unit: 'plan',
  quantity,
  price: cents(price),
  base: cents(quantity * price),
  addons: addon === 0 ? [] : [{ name: 'IFC', amount: cents(addon) }],
  net: cents(quantity * price + addon),
  vatRate: 1_900,
  revision: null,
});
const invoice = {
  kind: 'invoice',
  scope: 'full',
  number: 'RE-2026-00001',
  date: '2026-11-21',
  dueOn: '2026-12-05',
  taxCase: 'domestic',
  lines: [line('plans', 3, 3_350), line('model', 1, 10_000, 690)],
  discount: 0,
  prepayments: [],
  terms: ['Zahlbar in 14 Tagen.'],
} as unknown as InvoiceDocument;
const head = { number: 'RE-2026-00002', date: '2026-11-22', reason: 'Ein Plan entfällt', seller: {} as InvoiceDocument['seller'] };
const take = (taken: TakenBack[], earlier: CorrectionDocument[] = [], of = invoice) => correctionOf(of, { taken, earlier, head });

test('a correction takes back in positive amounts and names what it corrects', () => {
  const correction = take([
    { key: 'plans', quantity: 1 },
    { key: 'model', net: cents(500) },
  ]);
  expect(correction).toMatchObject({ kind: 'correction', corrects: { number: 'RE-2026-00001' }, terms: [], prepayments: [] });
  expect(correction.lines).toMatchObject([
    { key: 'plans', quantity: 1, net: 3_350 },
    { key: 'model', unit: 'object', quantity: 1, price: 500, addons: [], net: 500 },
  ]);
  expect(totalsOf(correction).rows).toMatchObject([{ rate: 1_900, net: 3_850, vat: 732 }]);
  expect(dueAfter(invoice, [correction])).toBe(totalsOf(invoice).gross - 4_582);
});

test('a line that is taken back whole goes with its add-ons', () =>
  expect(take([{ key: 'model', quantity: 1 }]).lines[0]).toEqual(invoice.lines[1]));

describe('never more is taken back', () => {
  test.each([
    ['than a line says', [{ key: 'plans', net: cents(10_051) }], 10_050],
    ['than its quantity', [{ key: 'plans', quantity: 3.5 }], 10_050],
    ['than the rest after an earlier correction', [{ key: 'model', net: cents(9_691) }], 9_690],
    ['of a line that is not there', [{ key: 'other', net: cents(1) }], 0],
  ] as const)('%s', (_name, taken, left) => {
    const earlier = [take([{ key: 'model', net: cents(1_000) }])];
    expect(() => take([...taken], earlier)).toThrow(new TakenTooMuch(0, cents(left)).constructor as never);
    expect(leftOfLines(invoice, earlier).get(taken[0].key) ?? 0).toBe(left);
  });
});

test('what is taken back piece by piece leaves nothing, cents of rounding included', () => {
  for (const discount of [0, 333]) {
    const whole = { ...invoice, discount };
    const corrections: CorrectionDocument[] = [];
    for (const taken of [
      { key: 'plans', quantity: 1 },
      { key: 'plans', quantity: 1 },
      { key: 'plans', quantity: 1 },
      { key: 'model', quantity: 1 },
    ])
      corrections.push(take([taken], corrections, whole));
    expect(dueAfter(whole, corrections)).toBe(0);
    expect(corrections.map((one) => Math.abs(payableOf(one).rounding)).every((cent) => cent <= corrections.length)).toBe(true);
  }
});

describe('an invoice with a line that takes off', () => {
  const reduced = { ...invoice, lines: [line('plans', 1, 10_000), line('rebate', 1, -4_000)] };

  test('is taken back only as far as it says more than that', () => {
    expect(() => take([{ key: 'plans', net: cents(6_001) }], [], reduced)).toThrow(new TakenTooMuch(1, cents(6_000)));
    const first = take([{ key: 'plans', net: cents(3_333) }], [], reduced);
    expect(() => take([{ key: 'plans', net: cents(2_668) }], [first], reduced)).toThrow(new TakenTooMuch(1, cents(2_667)));
  });

  test('is worth nothing once all of that was taken back, to the cent', () => {
    const halves: CorrectionDocument[] = [];
    for (const net of [3_333, 2_667]) halves.push(take([{ key: 'plans', net: cents(net) }], halves, reduced));
    expect(dueAfter(reduced, halves)).toBe(0);
  });
});
