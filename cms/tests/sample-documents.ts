import {
  totalsOf,
  type AgreedTermsDocument,
  type AmendmentDocument,
  type Buyer,
  type DocumentLine,
  type InvoiceDocument,
  type OfferDocument,
  type OfferLine,
  type OrderConfirmationDocument,
  type ReminderDocument,
  type Seller,
} from '../src/contract/billing/document';
import { invoiceScopes } from '../src/contract/billing/invoice';
import { cents, sum } from '../src/contract/pricing/money';
import { priceLine } from '../src/contract/pricing/pricing';
import { taxCases, vatRateOf, type TaxCase } from '../src/contract/pricing/tax';

export const seller: Seller = {
  brand: 'Planquadrat',
  legalName: 'Planquadrat Müller & Söhne GmbH',
  managingDirectors: 'Mira Kessler',
  street: 'Lindenstraße 12',
  postcode: '10969',
  city: 'Berlin',
  country: 'DE',
  email: 'rechnung@example.com',
  phone: '+49 30 1234567',
  vatId: 'DE123456789',
  taxNumber: '30/123/45678',
  iban: 'DE89 3704 0044 0532 0130 00',
  bic: 'COBADEFFXXX',
  bank: 'Commerzbank',
  register: 'HRB 123456 B, Amtsgericht Charlottenburg',
};

const germanBusiness: Buyer = {
  customerType: 'business',
  company: 'Architekturbüro Łukasz Żak & Partner',
  name: 'Łukasz Żak',
  street: 'Torstraße 1',
  postcode: '10119',
  city: 'Berlin',
  country: 'DE',
  email: 'zak@example.com',
  vatId: 'DE987654321',
  reference: '',
};

const consumer: Buyer = { ...germanBusiness, customerType: 'consumer', company: '', name: 'Ada Jansen', vatId: '' };
const austrianBusiness: Buyer = { ...germanBusiness, country: 'AT', postcode: '1010', city: 'Wien', vatId: 'ATU12345678' };
const swissBusiness: Buyer = { ...germanBusiness, country: 'CH', postcode: '8001', city: 'Zürich', vatId: '' };
const swissConsumer: Buyer = { ...consumer, country: 'CH', postcode: '8001', city: 'Zürich' };
const publicBuyer: Buyer = { ...germanBusiness, company: 'Bauamt Musterstadt', vatId: '', reference: '04011000-1234512345-06' };

type Requested = Pick<DocumentLine, 'name' | 'unit' | 'quantity'> & { price: number; fixed?: Record<string, string>; description?: string };

/** Builds a line as the shop prices it. */
export function aLine(
  { name, unit, quantity, price, fixed = {}, description = '' }: Requested,
  vatRate = vatRateOf('domestic'),
): DocumentLine {
  const addons = Object.entries(fixed).map(([id, euros]) => ({ id, price: euros, priceType: 'fixed' as const }));
  const { base, addons: priced, net } = priceLine(cents(price), quantity, addons);
  const named = priced.map(({ id, amount }) => ({ name: id, amount }));
  return { key: name, name, description, unit, quantity, price: cents(price), base, addons: named, net, vatRate, revision: null };
}

const lines = (vatRate?: number): DocumentLine[] => [
  aLine({ name: 'Paper to CAD Standard', unit: 'plan', quantity: 3, price: 14_999, description: 'Grundrisse EG bis DG' }, vatRate),
  aLine(
    { name: 'Punktwolke zu 2D', unit: 'sqm', quantity: 187.5, price: 125, fixed: { 'IFC-Export': '69', 'Layer <nach> Vorgabe': '89.00' } },
    vatRate,
  ),
];

const head = { locale: 'de', seller, buyer: germanBusiness, subject: 'Torstraße 1, Haus "A"', terms: ['Zahlbar ohne Abzug.'] } as const;

const invoice: InvoiceDocument = {
  ...head,
  kind: 'invoice',
  scope: 'full',
  number: 'RE-2026-00001',
  date: '2026-11-21',
  orderNumber: 'BE-2026-00007',
  service: { from: '2026-11-10', to: '2026-11-20' },
  dueOn: '2026-12-05',
  taxCase: 'domestic',
  lines: lines(),
  discount: 500,
  prepayments: [],
};

const prepayment = (number: string, net: number, vat: number) => ({
  number,
  date: '2026-11-12',
  net: cents(net),
  vat: cents(vat),
  gross: sum([cents(net), cents(vat)]),
});

/** Invoices of every tax case, scope and kind of buyer. */
export const invoices: Record<string, InvoiceDocument> = {
  'domestic with a discount': invoice,
  'domestic without a discount': { ...invoice, discount: 0 },
  'a discount for early payment': { ...invoice, earlyPayment: { share: 250, days: 7, payBy: '2026-11-28' } },
  'a consumer in English': { ...invoice, buyer: consumer, locale: 'en' },
  'a public buyer': { ...invoice, buyer: publicBuyer },
  'two rates': { ...invoice, lines: [...lines(), aLine({ name: 'Gedruckter Plansatz', unit: 'object', quantity: 1, price: 3_900 }, 700)] },
  'reverse charge': { ...invoice, buyer: austrianBusiness, taxCase: 'reverse-charge', lines: lines(0) },
  'reverse charge in English': { ...invoice, buyer: austrianBusiness, taxCase: 'reverse-charge', lines: lines(0), locale: 'en' },
  'third country': { ...invoice, buyer: swissBusiness, taxCase: 'third-country', lines: lines(0) },
  'property in the EU': { ...invoice, buyer: austrianBusiness, taxCase: 'property-eu', lines: lines(0) },
  'a consumer in a third country': { ...invoice, buyer: swissConsumer, taxCase: 'third-country-consumer', lines: lines(0) },
  'property abroad': { ...invoice, buyer: austrianBusiness, taxCase: 'property-abroad', lines: lines(0), discount: 0 },
  partial: {
    ...invoice,
    scope: 'partial',
    discount: 0,
    lines: [aLine({ name: 'Teilzahlung 30 %', unit: 'object', quantity: 1, price: 20_000 })],
  },
  owed: {
    ...invoice,
    scope: 'owed',
    buyer: consumer,
    discount: 0,
    lines: [aLine({ name: 'Bis zum Widerruf erbrachte Leistungen', unit: 'object', quantity: 1, price: 20_000 })],
  },
  final: {
    ...invoice,
    scope: 'final',
    prepayments: [prepayment('RE-2026-00002', 20_000, 3_800), prepayment('RE-2026-00003', 10_000, 1_900)],
  },
  'a discount for early payment in place of one that was paid in part': {
    ...invoice,
    earlyPayment: { share: 200, days: 10, payBy: '2026-12-01' },
    replaces: [{ number: 'RE-2026-00003', date: '2026-11-14', paid: cents(20_000) }],
  },
  'final in place of an unpaid one': {
    ...invoice,
    scope: 'final',
    prepayments: [prepayment('RE-2026-00002', 20_000, 3_800)],
    replaces: [
      { number: 'RE-2026-00003', date: '2026-11-14', paid: cents(0) },
      { number: 'RE-2026-00004', date: '2026-11-15', paid: cents(5_000) },
    ],
  },
  'all prepaid': {
    ...invoice,
    scope: 'final',
    discount: 0,
    lines: [aLine({ name: 'Modell', unit: 'model', quantity: 1, price: 10_000 })],
    prepayments: [prepayment('RE-2026-00003', 10_000, 1_900)],
  },
  'final after three that round up': {
    ...invoice,
    scope: 'final',
    discount: 0,
    lines: [aLine({ name: 'Grundriss', unit: 'plan', quantity: 3, price: 3_350 })],
    prepayments: ['00002', '00003', '00004'].map((number) => prepayment(`RE-2026-${number}`, 3_350, 637)),
  },
  'final after three that round down': {
    ...invoice,
    scope: 'final',
    discount: 0,
    lines: [aLine({ name: 'Grundriss', unit: 'plan', quantity: 3, price: 3_349 })],
    prepayments: ['00002', '00003', '00004'].map((number) => prepayment(`RE-2026-${number}`, 3_349, 636)),
  },
  'final at reverse charge': {
    ...invoice,
    scope: 'final',
    buyer: austrianBusiness,
    taxCase: 'reverse-charge',
    lines: lines(0),
    prepayments: [prepayment('RE-2026-00002', 20_000, 0), prepayment('RE-2026-00003', 10_000, 0)],
  },
  'final outside the scope': {
    ...invoice,
    scope: 'final',
    buyer: swissBusiness,
    taxCase: 'third-country',
    lines: lines(0),
    prepayments: [prepayment('RE-2026-00002', 20_000, 0), prepayment('RE-2026-00003', 10_000, 0)],
  },
  'a consumer at the reduced rate': {
    ...invoice,
    buyer: consumer,
    lines: [aLine({ name: 'Gedruckter Plansatz', unit: 'object', quantity: 1, price: 3_900 }, 700)],
  },
  'nothing to pay': { ...invoice, discount: 10_000 },
  'a line that lowers the sum': {
    ...invoice,
    lines: [...lines(), aLine({ name: 'Gutschrift aus Reklamation', unit: 'object', quantity: 1, price: -5_000 })],
  },
  'a rate that lowers the sum': {
    ...invoice,
    lines: [...lines(), aLine({ name: 'Gutschrift Plansatz', unit: 'object', quantity: 1, price: -3_900 }, 700)],
  },
  'one cent': { ...invoice, discount: 0, lines: [aLine({ name: 'Probe', unit: 'sqm', quantity: 0.01, price: 100 })] },
  'many lines': {
    ...invoice,
    lines: Array.from({ length: 60 }, (_, index) =>
      aLine({ name: `Grundriss ${index + 1}`, unit: 'plan', quantity: index + 1, price: 6_900, description: 'Nach Aufmaß vom Mai' }),
    ),
  },
};

/** Lines as an offer has them that leaves nothing to choose. */
export function offeredLines(priced: readonly DocumentLine[]): OfferLine[] {
  return priced.map((line) => ({ ...line, choice: { kind: 'required' }, express: null }));
}

export const offer: OfferDocument = {
  ...head,
  kind: 'offer',
  number: 'AN-2026-00003',
  version: 'b',
  date: '2026-11-21',
  validUntil: '2026-12-04',
  leadTimeDays: 3,
  taxCase: 'domestic',
  lines: offeredLines([
    ...lines(),
    { ...aLine({ name: 'Plankopf nach Ihrer Vorlage', unit: 'plan', quantity: 1, price: 3_500 }), revision: 'b' },
  ]),
  discount: 500,
  express: null,
  withdrawalNotice: null,
};

export const consumerOffer: OfferDocument = {
  ...offer,
  buyer: consumer,
  locale: 'en',
  withdrawalNotice: ['You have the right to withdraw from this contract within 14 days.', 'Consequences of withdrawal. '.repeat(120)],
};

export const orderConfirmation: OrderConfirmationDocument = {
  ...head,
  kind: 'order-confirmation',
  number: 'BE-2026-00007',
  date: '2026-11-22',
  offerNumber: 'AN-2026-00003',
  orderedOn: '2026-11-22',
  dueAt: '2026-11-25T17:00:00.000Z',
  earlyStart: false,
  taxCase: 'domestic',
  lines: lines(),
  discount: 500,
  withdrawalNotice: null,
};

const ordered = {
  buyer: head.buyer,
  taxCase: 'domestic',
  lines: lines(),
  discount: 500,
  leadTimeDays: 3,
  express: null,
  dueAt: '2026-11-25T17:00:00.000Z',
} as const satisfies AmendmentDocument['before'];

/** A change that adds a line, changes one and takes one away, for somebody else and later. */
export const amendment: AmendmentDocument = {
  ...head,
  ...ordered,
  kind: 'amendment',
  number: 'BE-2026-00007-N1',
  date: '2026-11-24',
  orderNumber: 'BE-2026-00007',
  orderedOn: '2026-11-22',
  base: 0,
  validUntil: '2026-12-08',
  reason: 'Das Dachgeschoss kommt hinzu.',
  before: ordered,
  lines: [
    { ...aLine({ name: 'Dachgeschoss', unit: 'plan', quantity: 2, price: 6_900 }), key: 'dg', revision: 'N1' },
    ...lines()
      .slice(1)
      .map((line, index) => (index === 0 ? { ...line, description: 'Mit Möblierung', revision: 'N1' } : line)),
  ],
  buyer: { ...head.buyer, street: 'Neue Straße 5' },
  dueAt: '2026-11-30T17:00:00.000Z',
  leadTimeDays: 5,
  withdrawalNotice: ['Sie haben das Recht, binnen vierzehn Tagen zu widerrufen. '.repeat(8)],
};

export const agreedTerms: AgreedTermsDocument = {
  ...head,
  kind: 'agreed-terms',
  number: 'BE-2026-00007',
  date: '2026-11-22',
  title: 'Allgemeine Geschäftsbedingungen und Widerrufsbelehrung',
  text: `## Geltung\n\n${'Diese Bedingungen gelten für alle Verträge. '.repeat(150)}\n\n1. Erstens\n2. Zweitens\n\n- [Hilfe](https://example.com/hilfe)`,
  version: '0'.repeat(64),
};

export const reminder: ReminderDocument = {
  kind: 'reminder',
  locale: 'de',
  seller,
  buyer: germanBusiness,
  number: 'RE-2026-00001',
  date: '2026-12-12',
  level: 1,
  payUntil: '2026-12-22',
  invoices: [{ number: 'RE-2026-00001', date: '2026-11-21', dueOn: '2026-12-05', gross: cents(95_227), paid: cents(10_000) }],
};

/** A buyer of each tax case. */
export const buyers: Record<TaxCase, Buyer> = {
  domestic: germanBusiness,
  'reverse-charge': austrianBusiness,
  'property-eu': austrianBusiness,
  'third-country': swissBusiness,
  'third-country-consumer': swissConsumer,
  'property-abroad': austrianBusiness,
};

const lineSets: Record<string, (vatRate: number) => DocumentLine[]> = {
  'two lines': lines,
  'odd cents': (vatRate) =>
    [333, 1, 99_999].map((price, index) =>
      aLine({ name: `Position ${index + 1}`, unit: 'hour', quantity: 0.07 * (index + 1), price }, vatRate),
    ),
};

/** Invoices of every tax case × scope × kind of lines × discount. Final ones were prepaid in full: the other reader subtracts in floats. */
export const invoiceGrid: Record<string, InvoiceDocument> = Object.fromEntries(
  taxCases.flatMap((taxCase) =>
    invoiceScopes.flatMap((scope) =>
      Object.entries(lineSets).flatMap(([set, linesOf]) =>
        [0, 333].map((discount) => {
          const priced = { lines: linesOf(vatRateOf(taxCase)), discount };
          const { net, vat } = totalsOf(priced);
          const prepayments = scope === 'final' ? [prepayment('RE-2026-00002', net, vat)] : [];
          const name = `${taxCase}, ${scope}, ${set}, ${discount / 100} % off`;
          return [name, { ...invoice, ...priced, taxCase, scope, buyer: buyers[taxCase], prepayments }];
        }),
      ),
    ),
  ),
);
