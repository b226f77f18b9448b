import { execFileSync } from 'node:child_process';
import * as fc from 'fast-check';
import { join } from 'node:path';
import { FacturX } from 'factur-x-kit';
import { describe, expect, test } from 'vitest';
import { cancellationOf } from '../src/contract/billing/cancellation';
import type { InvoiceLike } from '../src/contract/billing/document';
import { priceUnits } from '../src/contract/content/product-terms';
import { vatRateOf } from '../src/contract/pricing/tax';
import { type Profile, writeCii } from '../src/domain/billing/e-invoice/write-cii';
import { schemaErrors } from './e-invoice-rules/schema';
import { aLine, invoiceGrid, invoices } from './sample-documents';

/** Sums worked out by hand: lines, discount, net, VAT, gross, amount to pay. */
const sums: Record<string, [number, number, number, number, number, number]> = {
  'domestic with a discount': [842.35, 42.12, 800.23, 152.04, 952.27, 952.27],
  'domestic without a discount': [842.35, 0, 842.35, 160.05, 1002.4, 1002.4],
  'a discount for early payment': [842.35, 42.12, 800.23, 152.04, 952.27, 952.27],
  'a consumer in English': [842.35, 42.12, 800.23, 152.04, 952.27, 952.27],
  'a public buyer': [842.35, 42.12, 800.23, 152.04, 952.27, 952.27],
  'two rates': [881.35, 44.07, 837.28, 154.63, 991.91, 991.91],
  'reverse charge': [842.35, 42.12, 800.23, 0, 800.23, 800.23],
  'reverse charge in English': [842.35, 42.12, 800.23, 0, 800.23, 800.23],
  'third country': [842.35, 42.12, 800.23, 0, 800.23, 800.23],
  'property in the EU': [842.35, 42.12, 800.23, 0, 800.23, 800.23],
  'a consumer in a third country': [842.35, 42.12, 800.23, 0, 800.23, 800.23],
  'property abroad': [842.35, 0, 842.35, 0, 842.35, 842.35],
  partial: [200, 0, 200, 38, 238, 238],
  owed: [200, 0, 200, 38, 238, 238],
  final: [842.35, 42.12, 800.23, 152.04, 952.27, 595.27],
  'a discount for early payment in place of one that was paid in part': [842.35, 42.12, 800.23, 152.04, 952.27, 752.27],
  'final in place of an unpaid one': [842.35, 42.12, 800.23, 152.04, 952.27, 664.27],
  'all prepaid': [100, 0, 100, 19, 119, 0],
  'final after three that round up': [100.5, 0, 100.5, 19.1, 119.6, 0],
  'final after three that round down': [100.47, 0, 100.47, 19.09, 119.56, 0],
  'final at reverse charge': [842.35, 42.12, 800.23, 0, 800.23, 500.23],
  'final outside the scope': [842.35, 42.12, 800.23, 0, 800.23, 500.23],
  'a consumer at the reduced rate': [39, 1.95, 37.05, 2.59, 39.64, 39.64],
  'nothing to pay': [842.35, 842.35, 0, 0, 0, 0],
  'a line that lowers the sum': [792.35, 39.62, 752.73, 143.02, 895.75, 895.75],
  'a rate that lowers the sum': [803.35, 42.12, 763.18, 149.45, 912.63, 912.63],
  'one cent': [0.01, 0, 0.01, 0, 0.01, 0.01],
  'many lines': [126_270, 6_313.5, 119_956.5, 22_791.74, 142_748.24, 142_748.24],
};

const cancel = (invoice: (typeof invoices)[string]) =>
  cancellationOf(invoice, { number: 'RE-2026-00099', date: '2026-11-30', reason: 'Falsche Anschrift' });
const cases: [string, InvoiceLike][] = Object.entries({ ...invoices, ...invoiceGrid }).flatMap(([name, invoice]) => [
  [name, invoice],
  [`the cancellation of ${name}`, cancel(invoice)],
]);

const invoiceOf = (name: string): InvoiceLike => invoices[name] as InvoiceLike;
const valueOf = (xml: string, name: string) => new RegExp(`<ram:${name}[^>]*>([^<]*)<`).exec(xml)?.[1];
const valuesOf = (xml: string, name: string) => [...xml.matchAll(new RegExp(`<ram:${name}[^>]*>([^<]*)<`, 'g'))].map(([, value]) => value);

test.each([
  ['a discount for early payment', '#SKONTO#TAGE=7#PROZENT=2.50#\n'],
  ['a discount for early payment in place of one that was paid in part', '#SKONTO#TAGE=10#PROZENT=2.00#BASISBETRAG=952.27#\n'],
])('%s is coded in its XRechnung, and in words in the PDF', (name, coded) => {
  const termsIn = (profile: Profile) => valuesOf(writeCii(invoiceOf(name), profile), 'Description').at(-1);
  expect(termsIn('xrechnung')).toBe(coded);
  expect(termsIn('factur-x')).toMatch(/^Bei Zahlung bis \d\d\.\d\d\.2026 ziehen Sie/);
});

test('every sample has sums that were worked out by hand', () => expect(Object.keys(sums)).toEqual(Object.keys(invoices)));

test('every edition of every invoice is valid by the schema of Factur-X', async () => {
  const xml = cases.flatMap(([name, invoice]) =>
    (['factur-x', 'xrechnung'] as const).map((profile) => ({ fileName: `${name} ${profile}.xml`, contents: writeCii(invoice, profile) })),
  );
  expect(await schemaErrors(xml)).toEqual([]);
});

test('a second preceding invoice breaks the schema', async () => {
  const twice = writeCii(invoiceOf('final'), 'xrechnung').replace(
    /<ram:InvoiceReferencedDocument>.*?<\/ram:InvoiceReferencedDocument>/,
    '$&$&',
  );
  expect(JSON.stringify(await schemaErrors([{ fileName: 'twice.xml', contents: twice }]))).toContain('InvoiceReferencedDocument');
});

test.each(cases)('%s passes the business rules of another reader', async (_name, invoice) => {
  const read = await FacturX.fromXML(writeCii(invoice, 'factur-x'));
  expect(read.validate()).toEqual({ valid: true });
});

test.each([
  ['a wrong gross total', 'GrandTotalAmount>952.27', 'GrandTotalAmount>952.28', 'BR-CO-15'],
  ['a wrong VAT', 'CalculatedAmount>152.04', 'CalculatedAmount>153.04', 'BR-CO-17'],
  ['a line forgotten in the sum', 'LineTotalAmount>842.35', 'LineTotalAmount>449.97', 'BR-CO-10'],
])('%s is found by that reader', async (_name, right, wrong, rule) => {
  const xml = writeCii(invoiceOf('domestic with a discount'), 'factur-x');
  expect(xml).toContain(right);
  const read = await FacturX.fromXML(xml.replace(right, wrong));
  expect(JSON.stringify(read.validate())).toContain(rule);
});

describe('the sums that were worked out by hand are in the XML', () => {
  test.each(Object.entries(sums))(
    '%s, and with the opposite sign in its cancellation',
    (name, [lines, discount, net, vat, gross, payable]) => {
      for (const [invoice, sign] of [
        [invoiceOf(name), 1],
        [cancel(invoiceOf(name) as (typeof invoices)[string]), -1],
      ] as const) {
        const xml = writeCii(invoice, 'factur-x');
        const amounts = ['LineTotalAmount', 'TaxBasisTotalAmount', 'TaxTotalAmount', 'GrandTotalAmount', 'DuePayableAmount'];
        const written = amounts.map((amount) => Number(valuesOf(xml, amount).at(-1)));
        expect(written.map((value) => value * sign + 0)).toEqual([lines, net, vat, gross, payable]);
        expect(Number(valueOf(xml, sign > 0 ? 'AllowanceTotalAmount' : 'ChargeTotalAmount'))).toBe(discount);
      }
    },
  );
});

describe('every tax case, scope, kind of lines and discount', () => {
  const rounded = (amount: number) => Math.round(amount + Number.EPSILON);

  test.each(Object.entries(invoiceGrid))('%s has the sums of its lines', (_name, { lines, discount, taxCase, prepayments }) => {
    const all = lines.reduce((total, line) => total + line.net, 0);
    const off = rounded((all * discount) / 10_000);
    const vat = taxCase === 'domestic' ? rounded(((all - off) * 19) / 100) : 0;
    const gross = all - off + vat;
    const payable = gross - prepayments.reduce((total, paid) => total + paid.gross, 0);
    const xml = writeCii(invoiceGrid[_name] as InvoiceLike, 'factur-x');
    const amounts = ['LineTotalAmount', 'TaxBasisTotalAmount', 'TaxTotalAmount', 'GrandTotalAmount', 'DuePayableAmount'];
    const written = amounts.map((amount) => rounded(Number(valuesOf(xml, amount).at(-1)) * 100));
    expect(written).toEqual([all, all - off, vat, gross, payable]);
  });
});

describe('what the tax case asks for', () => {
  test.each([
    ['domestic with a discount', 'S', ['DE123456789', '30/123/45678', 'DE987654321']],
    ['reverse charge', 'AE', ['DE123456789', '30/123/45678', 'ATU12345678']],
    ['third country', 'O', ['30/123/45678']],
    ['property abroad', 'O', ['30/123/45678']],
    ['property in the EU', 'AE', ['DE123456789', '30/123/45678', 'ATU12345678']],
    ['a consumer in a third country', 'O', ['30/123/45678']],
  ])('%s has category %s and these tax numbers', (name, category, numbers) => {
    const xml = writeCii(invoiceOf(name), 'factur-x');
    const registrations = [...xml.matchAll(/<ram:SpecifiedTaxRegistration><ram:ID[^>]*>([^<]*)</g)].map(([, id]) => id);
    expect(new Set(valuesOf(xml, 'CategoryCode'))).toEqual(new Set([category]));
    expect(registrations).toEqual(numbers);
  });

  test.each(['reverse charge', 'reverse charge in English'])('%s says so in German and in words of the directive', (name) => {
    const reason = valueOf(writeCii(invoiceOf(name), 'factur-x'), 'ExemptionReason');
    expect(reason).toContain('Steuerschuldnerschaft des Leistungsempfängers');
    expect(reason).toContain('Art. 196');
  });

  test.each([
    ['property in the EU', ['§ 14a Abs. 1 UStG', 'Art. 194', 'Steuerschuldnerschaft des Leistungsempfängers'], 'VATEX-EU-AE'],
    ['third country', ['§ 3a Abs. 2 UStG'], 'VATEX-EU-O'],
    ['a consumer in a third country', ['§ 3a Abs. 4 UStG'], 'VATEX-EU-O'],
    ['property abroad', ['§ 3a Abs. 3 Nr. 1 UStG'], 'VATEX-EU-O'],
  ])('%s names %o and %s', (name, sources, code) => {
    const xml = writeCii(invoiceOf(name), 'factur-x');
    for (const source of sources) expect(valueOf(xml, 'ExemptionReason')).toContain(source);
    expect(valueOf(xml, 'ExemptionReasonCode')).toBe(code);
  });

  test('a private customer is told to keep the invoice', () => {
    expect(valuesOf(writeCii(invoiceOf('a consumer in English'), 'factur-x'), 'Content').join(' ')).toContain('two years');
    expect(valuesOf(writeCii(invoiceOf('domestic with a discount'), 'factur-x'), 'Content').join(' ')).not.toContain('zwei Jahre');
  });
});

describe('what the kind of invoice asks for', () => {
  test.each([
    ['an invoice', invoiceOf('domestic with a discount'), '380', [], []],
    ['a partial invoice', invoiceOf('partial'), '326', [], []],
    ['an invoice for what is owed after a withdrawal', invoiceOf('owed'), '380', [], []],
    ['a final invoice follows the last partial one', invoiceOf('final'), '380', ['RE-2026-00003'], ['RE-2026-00002']],
    ['a cancellation follows what it cancels', cancel(invoices.partial as (typeof invoices)[string]), '384', ['RE-2026-00001'], []],
    [
      'a cancellation of a final invoice names the partial ones too',
      cancel(invoices.final as (typeof invoices)[string]),
      '384',
      ['RE-2026-00001'],
      ['RE-2026-00003', 'RE-2026-00002'],
    ],
  ])('%s', (...[, invoice, typeCode, preceding, supporting]) => {
    const xml = writeCii(invoice, 'xrechnung');
    const named = (element: string) =>
      [...xml.matchAll(new RegExp(`<ram:${element}><ram:IssuerAssignedID>([^<]*)<`, 'g'))].map(([, number]) => number);
    expect(valueOf(xml, 'TypeCode')).toBe(typeCode);
    expect(named('InvoiceReferencedDocument')).toEqual(preceding);
    expect(named('AdditionalReferencedDocument')).toEqual(supporting);
  });

  test('a final invoice names the VAT in what was paid', () => {
    const notes = valuesOf(writeCii(invoiceOf('final'), 'factur-x'), 'Content')
      .join(' ')
      .replaceAll('\u00a0', ' ');
    expect(notes).toContain('238,00 €, darin 38,00 € MwSt. auf 200,00 €');
  });

  test('XRechnung carries the Leitweg-ID, or the order for whoever has none', () => {
    expect(valueOf(writeCii(invoiceOf('a public buyer'), 'xrechnung'), 'BuyerReference')).toBe('04011000-1234512345-06');
    expect(valueOf(writeCii(invoiceOf('partial'), 'xrechnung'), 'BuyerReference')).toBe('BE-2026-00007');
    expect(valueOf(writeCii(invoiceOf('partial'), 'factur-x'), 'BuyerReference')).toBeUndefined();
  });
});

describe('any invoice', () => {
  const lines = (vatRate: number) =>
    fc.array(
      fc
        .record({
          unit: fc.constantFrom(...priceUnits),
          quantity: fc.integer({ min: 1, max: 1_000_000 }).map((hundredths) => hundredths / 100),
          price: fc.integer({ min: -10_000, max: 1_000_000 }),
          addon: fc.integer({ min: -5_000, max: 50_000 }).map((euros) => (euros / 100).toFixed(2)),
        })
        .map(({ addon, ...line }) => aLine({ ...line, name: 'Leistung', fixed: { Zusatz: addon } }, vatRate)),
      { minLength: 1, maxLength: 8 },
    );
  const anInvoice = fc
    .record({ name: fc.constantFrom(...Object.keys(invoices)), discount: fc.integer({ min: 0, max: 5_000 }) })
    .chain(({ name, discount }) => {
      // What was carried over is subtracted in binary fractions by the reader: 157.60 less 200.00 is not -42.40 to it.
      const { replaces: _replaces, ...invoice } = invoices[name] as (typeof invoices)[string];
      return lines(vatRateOf(invoice.taxCase)).map((some) => ({ ...invoice, discount, lines: some, prepayments: [] }));
    });

  test('has the sums that the rules ask for, and so has its cancellation', async () => {
    await fc.assert(
      fc.asyncProperty(anInvoice, async (invoice) => {
        for (const one of [invoice, cancel(invoice)]) {
          const read = await FacturX.fromXML(writeCii(one, 'factur-x'));
          expect(read.validate()).toEqual({ valid: true });
        }
      }),
      { numRuns: 100 },
    );
  });
});

test('what people typed cannot break the file', async () => {
  const invoice = { ...invoiceOf('partial'), subject: 'Haus <1> & "Söhne"\u0000\u000b \ud800' };
  const read = await FacturX.fromXML(writeCii(invoice, 'factur-x'));
  expect(JSON.stringify(read)).toContain('Haus <1> & ');
});

test('equal input gives equal text', () =>
  expect(writeCii(structuredClone(invoiceOf('final')), 'factur-x')).toBe(writeCii(invoiceOf('final'), 'factur-x')));

test('schemas of third parties come from packages: none is carried along', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: join(import.meta.dirname, '../..'), encoding: 'utf8' }).split('\n');
  expect(tracked.length).toBeGreaterThan(1_000);
  expect(tracked.filter((path) => /\.(?:xsd|sch|xslt?|rng)$/i.test(path))).toEqual([]);
});
