import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { payableOf, totalsOf, type InvoiceDocument } from '../src/contract/billing/document';
import { cents, share } from '../src/contract/pricing/money';
import { taxCases } from '../src/contract/pricing/tax';
import { writeCii } from '../src/domain/billing/e-invoice/write-cii';
import { checkInvoice } from '../src/domain/billing/check-invoice';
import { amountRules } from './e-invoice-rules/amount-rules';
import { contentRules } from './e-invoice-rules/content-rules';
import { closingRule, germanRules } from './e-invoice-rules/german-rules';
import { brokenRules } from './e-invoice-rules/rule';
import { vatRules } from './e-invoice-rules/vat-rules';
import { aLine, invoiceGrid, invoices } from './sample-documents';

const rules = [...contentRules, ...amountRules, ...vatRules, ...germanRules, closingRule];
const invoice = invoices['domestic with a discount'] as InvoiceDocument;
const line = invoice.lines[0] as InvoiceDocument['lines'][number];
const withBuyer = (buyer: Partial<InvoiceDocument['buyer']>): InvoiceDocument => ({ ...invoice, buyer: { ...invoice.buyer, ...buyer } });
const withLine = (wrong: Partial<typeof line>): InvoiceDocument => ({ ...invoice, lines: [{ ...line, ...wrong }] });

describe('a draft is refused before it takes a number', () => {
  test.each([
    ['a country that is none', withBuyer({ country: 'ZZ' }), 'invoice.country-unknown', { country: 'ZZ' }],
    ['the prefix of Greek VAT IDs as a country', withBuyer({ country: 'EL' }), 'invoice.country-unknown', { country: 'EL' }],
    ['a VAT ID of no country', withBuyer({ vatId: 'AA9999' }), 'invoice.vat-id-wrong', { vatId: 'AA9999' }],
    ['a VAT ID without its form', withBuyer({ vatId: 'DE12' }), 'invoice.vat-id-wrong', { vatId: 'DE12' }],
    ['no city', withBuyer({ city: ' ' }), 'invoice.incomplete', { fields: 'Ort' }],
    ['no e-mail', withBuyer({ email: '' }), 'invoice.incomplete', { fields: 'E-Mail' }],
    ['a control character in a name', withBuyer({ company: 'A\u0007B' }), 'invoice.controls', {}],
    ['a control character in a line', withLine({ description: 'A\u0001B' }), 'invoice.controls', {}],
    ['a control character in the subject', { ...invoice, subject: 'A\u001fB' }, 'invoice.controls', {}],
    ['no line', { ...invoice, lines: [] }, 'invoice.empty', {}],
    ['a line without a name', withLine({ name: ' ' }), 'invoice.line-unnamed', { position: 1 }],
    ['an add-on without a name', withLine({ addons: [{ name: '', amount: cents(0) }] }), 'invoice.line-unnamed', { position: 1 }],
    ['a line that does not add up', withLine({ net: cents(1) }), 'invoice.line-sum-wrong', { position: 1 }],
    ['a quantity of more than three places', withLine({ quantity: 3.00001 }), 'invoice.line-sum-wrong', { position: 1 }],
    ['no VAT where it is due', withLine({ vatRate: 0 }), 'invoice.rate-unfit', { position: 1 }],
    ['VAT at reverse charge', { ...invoice, taxCase: 'reverse-charge' }, 'invoice.rate-unfit', { position: 1 }],
    [
      'a period that ends before it begins',
      { ...invoice, service: { from: '2026-11-20', to: '2026-11-19' } },
      'invoice.period-reversed',
      {},
    ],
    [
      'less than nothing',
      { ...invoice, lines: [aLine({ name: 'Nachlass', unit: 'object', quantity: 1, price: -1 })] },
      'invoice.negative',
      {},
    ],
  ] as const)('with %s', (_name, draft, code, data) => expect(() => checkInvoice(draft)).toThrow(expect.objectContaining({ code, data })));

  test.each(Object.entries({ ...invoices, ...invoiceGrid }))('and not as %s', (_name, draft) => checkInvoice(draft));
});

describe('whatever stands in a draft', () => {
  const rarely = <T>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<T>) =>
    fc.oneof({ weight: 15, arbitrary: usual }, { weight: 1, arbitrary: rare });
  const hostile = fc.oneof(fc.constantFrom('', ' ', 'A\u0007', '\u0000', '\ufffe', '\u200b'), fc.string({ unit: 'binary', maxLength: 20 }));
  const word = rarely(fc.constantFrom('Grundriss', '#SKONTO#TAGE=7#', '<b> & "c"', 'Łódź 📐'), hostile);
  const wrongCents = rarely(fc.constant(0), fc.integer({ min: -2, max: 2 }));
  const someLine = (vatRate: number) =>
    fc
      .record({
        name: word,
        description: word,
        quantity: rarely(
          fc.integer({ min: 1, max: 5_000 }).map((thousandths) => thousandths / 1_000),
          fc.double({ min: 0.0001, max: 100, noNaN: true }),
        ),
        price: fc.integer({ min: -100, max: 100_000 }),
        off: wrongCents,
        rate: rarely(fc.constant(vatRate), fc.constantFrom(0, 700, 1_900)),
      })
      .map(({ off, rate, ...requested }) => {
        const made = aLine({ ...requested, unit: 'sqm' }, rate);
        return { ...made, net: cents(made.net + off) };
      });
  const draft = fc
    .record({
      taxCase: fc.constantFrom(...taxCases),
      country: rarely(fc.constantFrom('DE', 'AT', 'CH', 'GR'), fc.constantFrom('ZZ', 'EL', 'XK', '')),
      vatId: rarely(
        fc.constantFrom('DE123456789', 'ATU12345678', 'EL123456789', 'CHE123456789', 'XI123456789'),
        fc.constantFrom('', 'AA9999', 'ZZ99'),
      ),
      text: fc.record({ name: word, company: word, street: word, city: word, postcode: word, reference: rarely(word, fc.constant('')) }),
      subject: word,
      discount: fc.integer({ min: 0, max: 10_000 }),
      from: fc.constantFrom('2026-11-10', '2026-11-19', '2026-11-20'),
    })
    .chain(({ taxCase, country, vatId, text, from, ...rest }) =>
      fc.array(someLine(taxCase === 'domestic' ? 1_900 : 0), { minLength: 1, maxLength: 3 }).map((lines): InvoiceDocument => ({
        ...invoice,
        ...rest,
        taxCase,
        lines,
        buyer: { ...invoice.buyer, ...text, country, vatId },
        service: { from, to: '2026-11-19' },
      })),
    );
  const isAccepted = (one: InvoiceDocument): boolean => {
    try {
      checkInvoice(one);
      return true;
    } catch {
      return false;
    }
  };

  test('what passes keeps every rule', () => {
    let passed = 0;
    fc.assert(
      fc.property(draft, (one) => {
        if (!isAccepted(one)) return;
        passed++;
        expect(brokenRules(writeCii(one, 'xrechnung'), rules)).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
    expect(passed).toBeGreaterThan(50);
  });
});

describe('partial invoices over the whole net price', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 12 });
  const final = (nets: readonly number[]): InvoiceDocument => {
    const whole = nets.reduce((total, net) => total + net, 0);
    return {
      ...invoice,
      scope: 'final',
      discount: 0,
      lines: [aLine({ name: 'Modell', unit: 'model', quantity: 1, price: whole })],
      prepayments: nets.map((net, index) => {
        const vat = share(cents(net), 1_900);
        return { number: `RE-2026-${index}`, date: '2026-11-12', net: cents(net), vat, gross: cents(net + vat) };
      }),
    };
  };

  test('three of 33.50 € for 100.50 € leave nothing', () => {
    expect(totalsOf(final([3_350, 3_350, 3_350])).gross).toBe(11_960);
    expect(payableOf(final([3_350, 3_350, 3_350]))).toEqual({ prepaid: 11_961, rounding: 1, payable: 0 });
  });

  test('leave nothing, however the price is parted', () => {
    fc.assert(
      fc.property(parts, (nets) => {
        const { rounding, payable } = payableOf(final(nets));
        expect(payable).toBe(0);
        expect(Math.abs(rounding)).toBeLessThanOrEqual(nets.length);
      }),
    );
  });

  test('the rest after fewer is gross less what was paid, never less than nothing', () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: 1, max: 100_000 }), (nets, rest) => {
        const whole = final([...nets, rest]);
        const one = { ...whole, prepayments: whole.prepayments.slice(0, -1) };
        const { prepaid, rounding, payable } = payableOf(one);
        expect(payable).toBe(totalsOf(one).gross - prepaid + rounding);
        expect(payable).toBeGreaterThanOrEqual(0);
        if (totalsOf(one).gross > prepaid) expect(rounding).toBe(0);
      }),
    );
  });

  test('an amount too large for rounding stays to be seen', () => {
    const one = final([5_000, 5_000]);
    const [first, second] = one.prepayments as [InvoiceDocument['prepayments'][number], InvoiceDocument['prepayments'][number]];
    expect(payableOf({ ...one, prepayments: [first, { ...second, gross: cents(second.gross - 3) }] })).toMatchObject({
      rounding: 0,
      payable: 3,
    });
  });
});
