import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, share } from './money';
import { proposeTaxCase, taxCases, taxTotals, vatRateOf } from './tax';

const building = [{ propertyRelated: true }];
const files = [{ propertyRelated: false }];
const listed = [{ propertyRelated: false, listedService: true }];
const germanBusiness = { customerType: 'business', country: 'DE', vatId: 'DE123456789', projectCountry: 'DE', lines: building } as const;
const austrian = { ...germanBusiness, country: 'AT', vatId: 'ATU12345678' } as const;

describe('proposeTaxCase', () => {
  test.each([
    ['a German business, a building here', germanBusiness, 'domestic', 'property-in-germany'],
    ['an Austrian business with a VAT ID, a building here', austrian, 'domestic', 'property-in-germany'],
    ['a Swiss business, a building here', { ...germanBusiness, country: 'CH', vatId: '' }, 'domestic', 'property-in-germany'],
    ['a consumer, a building here', { ...germanBusiness, customerType: 'consumer', vatId: '' }, 'domestic', 'property-in-germany'],
    ['a German business, a building in Austria', { ...germanBusiness, projectCountry: 'AT' }, null, 'property-in-eu-open'],
    ['an Austrian business, a building in Austria', { ...austrian, projectCountry: 'AT' }, 'property-eu', 'property-in-eu'],
    ['an Austrian business, a building in Italy', { ...austrian, projectCountry: 'IT' }, null, 'property-in-eu-open'],
    [
      'a Greek business, a building in Greece',
      { ...austrian, vatId: 'EL123456789', projectCountry: 'GR' },
      'property-eu',
      'property-in-eu',
    ],
    [
      'an Austrian consumer, a building in Austria',
      { ...austrian, customerType: 'consumer', projectCountry: 'AT' },
      null,
      'property-in-eu-open',
    ],
    [
      'an Austrian business without a VAT ID, a building there',
      { ...austrian, vatId: '', projectCountry: 'AT' },
      null,
      'property-in-eu-open',
    ],
    [
      'a consumer, a building in Switzerland',
      { ...germanBusiness, customerType: 'consumer', projectCountry: 'CH' },
      'property-abroad',
      'property-outside-eu',
    ],
    [
      'a Swiss business, a building in Switzerland',
      { ...germanBusiness, country: 'CH', vatId: '', projectCountry: 'CH' },
      'property-abroad',
      'property-outside-eu',
    ],
    [
      'a Swiss consumer, a building in Austria, of a listed service',
      {
        ...germanBusiness,
        customerType: 'consumer',
        country: 'CH',
        projectCountry: 'AT',
        lines: [{ propertyRelated: true, listedService: true }],
      },
      null,
      'property-in-eu-open',
    ],
    ['a German business, no building', { ...germanBusiness, lines: files }, 'domestic', 'business-in-germany'],
    ['an Austrian business with a VAT ID, no building', { ...austrian, lines: files }, 'reverse-charge', 'business-in-eu'],
    ['an Austrian business without a VAT ID', { ...austrian, vatId: '', lines: files }, 'domestic', 'business-without-vat-id'],
    ['an Austrian business with a malformed VAT ID', { ...austrian, vatId: 'ATU1', lines: files }, 'domestic', 'business-without-vat-id'],
    [
      'an Austrian business with a German VAT ID',
      { ...austrian, vatId: 'DE123456789', lines: files },
      'domestic',
      'business-without-vat-id',
    ],
    ['a Greek business', { ...austrian, country: 'GR', vatId: 'EL123456789', lines: files }, 'reverse-charge', 'business-in-eu'],
    ['a Swiss business, no building', { ...austrian, country: 'CH', vatId: '', lines: files }, 'third-country', 'business-outside-eu'],
    [
      'a British business with a VAT ID',
      { ...austrian, country: 'GB', vatId: 'GB123456789', lines: files },
      'third-country',
      'business-outside-eu',
    ],
    ['an Austrian consumer, no building', { ...austrian, customerType: 'consumer', lines: files }, 'domestic', 'consumer'],
    ['a Swiss consumer, no building', { ...austrian, country: 'CH', customerType: 'consumer', lines: files }, 'domestic', 'consumer'],
    [
      'a Swiss consumer, a listed service',
      { ...austrian, country: 'CH', customerType: 'consumer', lines: listed },
      'third-country-consumer',
      'consumer-outside-eu',
    ],
    [
      'a Swiss consumer, a listed service and another',
      { ...austrian, country: 'CH', customerType: 'consumer', lines: [...listed, ...files] },
      null,
      'lines-differ',
    ],
    ['a German consumer, a listed service', { ...germanBusiness, customerType: 'consumer', lines: listed }, 'domestic', 'consumer'],
    ['an Austrian consumer, a listed service', { ...austrian, customerType: 'consumer', lines: listed }, 'domestic', 'consumer'],
    [
      'a Swiss business, a listed service',
      { ...austrian, country: 'CH', vatId: '', lines: listed },
      'third-country',
      'business-outside-eu',
    ],
    ['an Austrian business, a building here and other work', { ...austrian, lines: [...building, ...files] }, null, 'lines-differ'],
    [
      'a German business, a building here and other work',
      { ...germanBusiness, lines: [...building, ...files] },
      'domestic',
      'property-in-germany',
    ],
  ] as const)('%s', (_name, facts, taxCase, reason) => expect(proposeTaxCase(facts)).toEqual({ taxCase, reason }));
});

test('only domestic sales carry German VAT', () => expect(taxCases.map(vatRateOf)).toEqual([1900, 0, 0, 0, 0, 0]));

describe('taxTotals', () => {
  const line = (net: number, vatRate = 1900) => ({ net: cents(net), vatRate });

  test('VAT is computed once on the sum, not a line', () =>
    expect(taxTotals([line(3), line(3), line(3)])).toMatchObject({ net: 9, vat: 2, gross: 11 }));

  test('a discount lowers the sum before VAT', () =>
    expect(taxTotals([line(44_997), line(21_094)], 500)).toEqual({
      lines: 66_091,
      discount: 3_305,
      rows: [{ rate: 1900, lines: 66_091, discount: 3_305, net: 62_786, vat: 11_929 }],
      net: 62_786,
      vat: 11_929,
      gross: 74_715,
    }));

  test('each rate has a row, the highest first', () =>
    expect(taxTotals([line(1_000, 700), line(2_000), line(1_000, 700)], 1_000)).toEqual({
      lines: 4_000,
      discount: 400,
      rows: [
        { rate: 1900, lines: 2_000, discount: 200, net: 1_800, vat: 342 },
        { rate: 700, lines: 2_000, discount: 200, net: 1_800, vat: 126 },
      ],
      net: 3_600,
      vat: 468,
      gross: 4_068,
    }));

  test('halves round away from zero, for credits too', () => {
    expect(taxTotals([line(50)]).vat).toBe(10);
    expect(taxTotals([line(-50)]).vat).toBe(-10);
  });

  test('without lines nothing is due', () => expect(taxTotals([])).toEqual({ lines: 0, discount: 0, rows: [], net: 0, vat: 0, gross: 0 }));

  test('a document and its cancellation add up to nothing, and rows to the totals', () => {
    const lines = fc.array(fc.record({ net: fc.integer({ min: -1e7, max: 1e7 }).map(cents), vatRate: fc.constantFrom(0, 700, 1900) }));
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 10_000 }), (some, discount) => {
        const totals = taxTotals(some, discount);
        const opposite = taxTotals(
          some.map(({ net, vatRate }) => ({ net: cents(0 - net), vatRate })),
          discount,
        );
        expect(totals.gross + opposite.gross).toBe(0);
        expect(totals.lines - totals.discount + totals.vat).toBe(totals.gross);
        for (const row of totals.rows) expect(row.vat).toBe(share(row.net, row.rate));
      }),
    );
  });
});
