import { expect, test } from 'vitest';
import type { Seller } from '../../contract/billing/document';
import { cents } from '../../contract/pricing/money';
import type { OfferDraft } from '../../contract/quoting/offer';
import type { QuoteContact } from '../../contract/quoting/quote';
import { countryOf, offerDocument } from './prepare-offer';

const contact: QuoteContact = { name: 'Ada Jansen', email: 'ada@example.org', customerType: 'consumer', projectCountry: 'DE' };
const line = (key: string, price: number): OfferDraft['lines'][number] => ({
  key,
  productId: 'p',
  name: 'Paper to CAD Basic',
  description: '',
  unit: 'plan',
  quantity: 2,
  price: cents(price),
  listPrice: cents(price),
  addons: [{ id: 'ifc', name: 'IFC', amount: cents(500) }],
  propertyRelated: true,
  cost: null,
});
const draft: OfferDraft = {
  lines: [line('1', 3_900), line('2', 1_000)],
  discount: 0,
  leadTimeDays: 3,
  validUntil: '2026-12-21',
  terms: 'Erstens.\n\nZweitens.\n \n',
  taxCase: 'domestic',
};
const requested = { number: 'AN-2026-00001', language: 'de', contact } as const;
const send = (changed: Partial<OfferDraft>, version: string, before: ReturnType<typeof offerDocument> | null) =>
  offerDocument(requested, {
    draft: { ...draft, ...changed },
    taxCase: 'domestic',
    version,
    date: '2026-11-21',
    seller: {} as Seller,
    before,
    express: new Map(),
    withdrawalNotice: ['Sie können widerrufen.'],
  });

test('the first version marks nothing, and paragraphs are divided by empty lines', () => {
  const first = send({}, 'a', null);
  expect(first.lines.map(({ revision }) => revision)).toEqual([null, null]);
  expect(first.terms).toEqual(['Erstens.', 'Zweitens.']);
  expect(first.withdrawalNotice).toHaveLength(1);
});

test('a later version marks what changed, and keeps older marks', () => {
  const first = send({}, 'a', null);
  const second = send({ lines: [line('1', 3_500), line('2', 1_000)] }, 'b', JSON.parse(JSON.stringify(first)));
  expect(second.lines.map(({ revision }) => revision)).toEqual(['b', null]);
  const third = send({ lines: [line('1', 3_500), line('2', 1_000), line('3', 1)] }, 'c', second);
  expect(third.lines.map(({ revision }) => revision)).toEqual(['b', null, 'c']);
});

test.each([
  ['ATU12345678', 'DE', 'AT'],
  ['EL123456789', 'DE', 'GR'],
  ['DE123456789', 'AT', 'DE'],
  ['', 'CH', 'CH'],
])('a customer with VAT ID "%s" and a project in %s is taken to be in %s', (vatId, projectCountry, country) =>
  expect(countryOf(vatId, projectCountry)).toBe(country),
);
