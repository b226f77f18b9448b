import { describe, expect, test } from 'vitest';
import { totalsOf, type DocumentLine } from '../../contract/billing/document';
import { cents, formatCents } from '../../contract/pricing/money';
import { billPart, billRest, checkBill, type Billed } from './bill-order';

const line = (net: number): DocumentLine => ({
  key: String(net),
  name: 'Grundriss',
  description: '',
  unit: 'plan',
  quantity: 1,
  price: cents(net),
  base: cents(net),
  addons: [],
  net: cents(net),
  vatRate: 1_900,
  revision: null,
});
/** 950,00 € net after the discount. */
const terms = { lines: [line(60_000), line(40_000)], discount: 500, taxCase: 'domestic' } as const;
const order = { ...terms, status: 'delivered', earlyStart: true } as const;

const partial = (number: string, net: number, paid = true): Billed => ({
  number,
  date: '2026-11-12',
  scope: 'partial',
  net: cents(net),
  vat: cents(net * 0.19),
  gross: cents(net * 1.19),
  paid,
  received: cents(paid ? net * 1.19 : 1_000),
});
const whole = { ...partial('RE-2026-00009', 95_000), scope: 'full' } as const;

describe('the rest of an order', () => {
  test('is all of it while nothing was billed', () =>
    expect(billRest(order, [])).toEqual({ scope: 'full', lines: order.lines, discount: 500, prepayments: [] }));

  test('is a final invoice that deducts what partial ones brought', () => {
    const bill = billRest(order, [partial('RE-2026-00001', 20_000), partial('RE-2026-00002', 10_000)]);
    expect(bill.scope).toBe('final');
    expect(totalsOf(bill).net).toBe(95_000);
    expect(bill.prepayments.map(({ number, gross }) => [number, gross])).toEqual([
      ['RE-2026-00001', 23_800],
      ['RE-2026-00002', 11_900],
    ]);
  });

  test('takes the place of partial invoices that are not fully paid, with what came in on them', () => {
    const bill = billRest(order, [partial('RE-2026-00001', 20_000), partial('RE-2026-00002', 10_000, false)]);
    expect(bill.prepayments.map(({ number }) => number)).toEqual(['RE-2026-00001']);
    expect(bill.replaces).toEqual([{ number: 'RE-2026-00002', date: '2026-11-12', paid: 1_000 }]);
  });

  test.each([
    ['is nothing after a full invoice', [whole], 'invoice.order-billed', 'RE-2026-00009'],
    ['is nothing after a final one', [{ ...whole, scope: 'final' as const }], 'invoice.order-billed', 'RE-2026-00009'],
  ])('%s', (_name, billed, code, number) =>
    expect(() => billRest(order, billed)).toThrow(expect.objectContaining({ code, data: { number } })),
  );
});

describe('a part of an order', () => {
  test.each([
    ['a percentage of the net price', { percent: 3_000 }, 28_500],
    ['an amount', { net: cents(12_345) }, 12_345],
    ['all of it', { percent: 10_000 }, 95_000],
  ])('%s is one line', (_name, part, net) => {
    const bill = billPart(order, [], { part, name: 'Abschlag' });
    expect(bill).toMatchObject({ scope: 'partial', discount: 0, prepayments: [], lines: [{ name: 'Abschlag', net, vatRate: 1_900 }] });
  });

  test('has no VAT where the order has none', () =>
    expect(billPart({ ...order, taxCase: 'reverse-charge' }, [], { part: { percent: 100 }, name: '' }).lines[0]?.vatRate).toBe(0));

  test.each([
    ['may be the very rest', 15_000, null],
    ['may not be a cent more', 15_001, 'invoice.above-order'],
  ])('%s', (_name, net, code) => {
    const bill = () => billPart(order, [partial('RE-2026-00001', 80_000, false)], { part: { net: cents(net) }, name: '' });
    if (code) expect(bill).toThrow(expect.objectContaining({ code, data: { left: formatCents(cents(15_000), 'de') } }));
    else expect(totalsOf(bill()).net).toBe(net);
  });

  test('is nothing after a full invoice', () =>
    expect(() => billPart(order, [whole], { part: { percent: 1 }, name: '' })).toThrow('invoice.order-billed'));
});

describe('an order that was withdrawn from', () => {
  const withdrawn = { ...order, status: 'withdrawn' } as const;
  const half = { part: { percent: 5_000 }, name: '' };

  test('owes a part where the work was wanted early, never the rest', () => {
    expect(totalsOf(billPart(withdrawn, [], half)).net).toBe(47_500);
    expect(billPart(withdrawn, [], half).scope).toBe('owed');
    expect(() => checkBill(withdrawn, [], billPart(order, [], half))).toThrow('invoice.outdated');
    expect(() => billRest(withdrawn, [])).toThrow('invoice.order-withdrawn');
  });

  test('owes nothing without such a request, whatever was drafted before', () => {
    const late = { ...withdrawn, earlyStart: false };
    expect(() => billPart(late, [], half)).toThrow('invoice.order-withdrawn');
    expect(() => checkBill(late, [], billRest(order, []))).toThrow('invoice.order-withdrawn');
  });
});

test('a draft that replaces an invoice takes over what came in on it since', () => {
  const unpaid = partial('RE-2026-00001', 20_000, false);
  const draft = billRest(order, [unpaid]);
  expect(checkBill(order, [{ ...unpaid, received: cents(5_000) }], draft).replaces).toMatchObject([{ paid: 5_000 }]);
});

describe('a draft', () => {
  const paid = [partial('RE-2026-00001', 20_000)];
  test.each([
    ['over all fits while nothing was billed', billRest(order, []), [], null],
    ['over all does not fit after a partial invoice', billRest(order, []), paid, 'invoice.outdated'],
    ['of a final invoice fits what it deducts', billRest(order, paid), paid, null],
    [
      'of a final invoice does not fit when one more was paid',
      billRest(order, paid),
      [...paid, partial('RE-2026-00002', 100)],
      'invoice.outdated',
    ],
    ['of a final invoice does not fit when a deducted one was cancelled', billRest(order, paid), [], 'invoice.outdated'],
    [
      'of a final invoice does not fit when one that it replaces was paid off',
      billRest(order, [partial('RE-2026-00001', 20_000, false)]),
      paid,
      'invoice.outdated',
    ],
    ['of a part fits what is left', billPart(order, [], { part: { percent: 5_000 }, name: '' }), paid, null],
    [
      'of a part does not fit when too little is left',
      billPart(order, [], { part: { percent: 9_000 }, name: '' }),
      paid,
      'invoice.above-order',
    ],
  ])('%s', (_name, draft, billed, code) => {
    const check = () => checkBill(order, billed, draft);
    if (code) expect(check).toThrow(code);
    else expect(check).not.toThrow();
  });
});
